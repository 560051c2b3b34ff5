import type { SelfServiceRole } from '../../role-rules.ts'
import { noPhone, type Phone } from '../phone/phone.ts'

/** What was typed at sign-up. */
export interface SignUpDraft {
  role: SelfServiceRole
  phone: Phone
  fullName: string
  password: string
  confirmation: string
  /** The number the code went to, as the server writes it; null before that. */
  sentTo: string | null
}

const empty: SignUpDraft = {
  role: 'employer',
  phone: noPhone,
  fullName: '',
  password: '',
  confirmation: '',
  sentTo: null,
}

let kept = empty

/** The draft as it was when the dialog was last closed. */
export const keptDraft = (): SignUpDraft => kept

/** Passwords outlive the dialog only while a code is on its way, which could not be used without them. */
export function keepDraft(draft: SignUpDraft): void {
  kept = draft.sentTo === null ? { ...draft, password: '', confirmation: '' } : draft
}

export function dropDraft(): void {
  kept = empty
}
