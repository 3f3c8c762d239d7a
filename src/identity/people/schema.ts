import { Type } from '@sinclair/typebox'
import { closed } from '../../platform/schema.ts'
import { codeCharactersMax } from './pages/form.ts'
import { passwordCharactersMax } from './password.ts'

/** Body of `POST /api/developers/session`. */
export const SignInRequest = closed({
  email: Type.String({ minLength: 1, maxLength: 200, description: 'Email address of the person.' }),
  password: Type.String({ minLength: 1, maxLength: passwordCharactersMax, description: 'Their password.' }),
  code: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: codeCharactersMax,
      description: 'Code of the second factor, if they have one.',
    }),
  ),
})
