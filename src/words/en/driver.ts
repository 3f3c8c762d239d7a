/** Loft of a driver, and what it is worth. */
export const driver = {
  ofSwing: '{speed:words} with {attack:words} asks for {loft}',
  launchAdds: '{launch:words} against a target of {target} adds {by}',
  launchTakesOff: '{launch:words} against a target of {target} takes off {by}',
  heldBySpin: 'held there because spin is already high',
  lowSpinAdds: 'very low spin adds {by}',
  currentStays: 'launch and spin are on target, so the current {current} stays',
  currentIsNearer: 'that would take the launch further off its target, so the current {current} stays',
  currentHolds: 'the current {current} holds the loft to {loft}',
  missHolds: 'a {miss:words} holds it at what speed and attack ask for',
  floorOfJuniors: 'the floor for juniors is {loft}',
  floorOfWoman: 'the floor for a woman at this speed is {loft}',
  floorOfAge: 'the floor for a golfer of {age} at this speed is {loft}',
  noneHigher: 'no current driver for such a golfer plays more than {loft}',
  nearBorder: '{other:words}: the rules give {exact}, close to the border',
  movedFarther: 'By the flight model {loft} carries {gain:words} farther than {asked}.',
  movedNearer:
    'By the flight model {loft} stays nearer to the current loft: the rest of the way pays less than a yard for a degree.',
  movedBetween: 'By the flight model {loft} carries no less and lies between its neighbors.',
  beforeFlights: '{other:words}: what speed, attack, launch and spin ask for before flights are compared',
  startsLowAndLandsSteep:
    'It starts {low} lower and lands {steep} steeper: more loft would land steeper still, and less would start lower still.',
  startsLow: 'It starts {low} lower: {why:words}.',
  landsSteep: 'It lands {steep} steeper: {why:words}.',
  moreWouldLandSteeply: 'more loft would land too steeply',
  lessWouldStartLow: 'less loft would start too low',
  ruleHolds: 'rule {rule:name} holds the loft, because {why:words}',
  least: '{loft} is the least for this golfer',
  most: '{loft} is the most for this golfer',
  launchNotMeasured: 'it follows speed and attack until the launch is measured',
  notWorthADegree: 'so little is not worth another degree away from what the swing asks for and from what is played',
  withinTolerance: 'launch and spin are within the tolerance of their targets',
  almostWithinTolerance: 'launch and spin are almost within the tolerance of their targets',
  movedAtMost: 'the model moves it by at most {by} from the {asked} that the swing asks for',
  wouldCarryFarther:
    'By the flight model {loft} would carry {gain:words} farther than the fitted {fitted}: {why:words}.',
  carriesLess: 'By the flight model the fitted {loft} carries {lost} less than the current shot: {why:words}.',
  carriesLessAndRuns:
    'By the flight model the fitted {loft} carries {lost} less than the current shot: {why:words}, and it runs {more} farther in all.',
  heldInside: 'rule {rule:name} holds it inside the limits of height and landing, which the current shot leaves',
  byRule: 'rule {rule:name} {what:words}',
  asksForThis: 'asks for this loft',
  asksForMore: 'asks for more loft than the current {current}',
  asksForLess: 'asks for less loft than the current {current}',
  fitsFrom: 'fits drivers from {min} to {max}, and the current one has {current}',
  fitsInSteps: 'fits in steps of {step}, and the current one has {current}',
  fittedGains:
    'With the fitted {loft} of loft the current shot would carry {gain:words} more and go {total:words} in all.',
  otherGains: 'With {loft} of loft the current shot would carry {gain:words} more and go {total:words} in all.',
  noneGains: 'None of the lofts compared carries this shot {least} farther.',
  loftUnknown: 'Nothing is said of another loft while the loft that hit this shot is not known: read it off the sole.',
  targetCarries:
    'At the target of {launch} and {spin} the same ball speed would carry {carry} against {now} now: {more:words}, and {total:words} in all.',
  targetCarriesAlike:
    'At the target of {launch} and {spin} the same ball speed would carry {carry} against {now} now: no difference that the flight model can tell. Fit for direction and strike.',
  notByLoft: 'Tee height, strike and ball position give that, or a head and shaft that do; loft alone does not.',
  leaveFlight: 'Leave launch and spin as they are.',
} as const

/** What a fitter says beside the build of a driver. */
export const driverNotes = {
  spinAbove: 'Spin {spin} is above the {window} window for {speed:words} and {attack:words}.',
  spinBelow: 'Spin {spin} is below the {window} window for {speed:words} and {attack:words}.',
  spinInside: 'Spin {spin} is inside the {window} window for {speed:words} and {attack:words}.',
  flatLanding: '{landing} landing: the ball comes in flat and runs.',
  steepLanding: '{landing} landing: the ball comes in steeply and stops.',
  lowPeak: 'A peak of {peak} is low for this speed.',
  highPeak: 'A peak of {peak} is high for this speed.',
  face: 'The face is {face:words}, which is what makes the ball {curve:words}. A club can soften that, a lesson can remove it.',
  open: '{degrees} open to the path',
  closed: '{degrees} closed to the path',
  faceAgainstMiss:
    'A {miss:words} and a face {face:words} do not belong together: such a face makes the ball {curve:words}. The {used:words} was used; check which way the ball curves.',
  hoselRight:
    'Against a large rightward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it.',
  hoselLeft:
    'Against a large leftward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it.',
  hoselAndTorqueRight:
    'Against a large rightward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it, and take a shaft of at least {torque} torque.',
  hoselAndTorqueLeft:
    'Against a large leftward miss set the hosel one step higher, which also closes the face a degree or two, use {upright} upright where the hosel has it, and take a shaft of at least {torque} torque.',
  heelStrikes:
    'Heel strikes spin and slice by gear effect: try the driver half an inch shorter before changing the head.',
  shorter: 'A driver half an inch shorter is worth a try: center strikes gain more than length does.',
  noLowSpinHead:
    'Low-spin heads, popular as they are, are the wrong choice here: they take height and forgiveness that this swing needs.',
  comesDown: 'The driver comes down {down} on the ball.',
  comesDownAndLoses:
    'The driver comes down {down} on the ball: at {speed:words} the best shot of a level attack carries {farther} (±{band}) farther than the best of this one.',
  teeHigher: 'Tee the ball with half of it above the crown and play it off the lead heel.',
  cameraReadsHigher:
    'A camera-based launch monitor reads about {higher} higher than a radar, so there the swing is steeper still.',
  onGround:
    'On firm ground or in wind aim {degrees} and {spin} lower than the target, on soft ground as much higher: tee it lower or higher before you change the loft.',
} as const
