export { type Attempts, createAttempts } from './attempts.ts'
export { personOf, requireOwner } from './bearer.ts'
export { deviceCookie } from './device.ts'
export { codeCharactersMax } from './pages/form.ts'
export { passwordCharactersMax, passwordCharactersMin, passwordProblem, weaknessIn } from './password.ts'
export {
  type InvitationRefusal,
  invite,
  invitePerson,
  joinUrl,
  linkDays,
  removePerson,
  sessionDays,
  signOutEverywhere,
} from './people.ts'
export {
  type Person,
  selectHasPeople,
  selectPeople,
  selectPerson,
  selectSessions,
} from './queries.ts'
export { type PeopleDeps, people } from './routes.ts'
export { resealFactors, resetFactor } from './second-factor.ts'
export { noSessionCookie, type SignedIn, sessionCookie, signedIn } from './session-cookie.ts'
export { changePassword, confirm, isConfirmed } from './sign-in.ts'
export { signInFor } from './sign-in-address.ts'
export { cancelInvitation, changeRole, removeMate, type Team, team } from './team.ts'
