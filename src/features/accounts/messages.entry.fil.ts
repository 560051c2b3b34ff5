import type { en } from './messages.entry.en.ts'

export const fil: typeof en = { signIn: 'Mag-sign in', loading: 'Naglo-load' }
