import { inTab } from '../../../../platform/web/form-draft.ts'
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

/** In this tab, beyond the page: who switches the language is led to a fresh one. Whoever signs up is nobody yet. */
const stored = inTab<Pick<SignUpDraft, 'role' | 'phone' | 'fullName'>>('sign-up')

let kept: SignUpDraft | undefined

/** The draft as it was when the dialog was last closed, or the page left. */
export const keptDraft = (): SignUpDraft => kept ?? { ...empty, ...stored.read(undefined) }

/** Passwords outlive the dialog only while a code is on its way, which could not be used without them; the page they never outlive. */
export function keepDraft(draft: SignUpDraft): void {
  kept = draft.sentTo === null ? { ...draft, password: '', confirmation: '' } : draft
  const { role, phone, fullName } = draft
  stored.write(undefined, { role, phone, fullName })
}

export function dropDraft(): void {
  kept = undefined
  stored.write(undefined, undefined)
}
