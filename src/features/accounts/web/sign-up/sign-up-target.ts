import { fullNumber } from '../phone/phone.ts'
import type { SignUpDraft } from './sign-up-draft.ts'

/** What a code to sign up is for, and the number: how its countdown is kept. */
export const signUpTarget = ({ role, phone }: SignUpDraft): string =>
  `sign-up:${role}:${fullNumber(phone)}`
