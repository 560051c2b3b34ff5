import type { en } from './messages.entry.en.ts'

export const sw: typeof en = { signIn: 'Ingia', loading: 'Inapakia' }
