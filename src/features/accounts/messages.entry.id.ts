import type { en } from './messages.entry.en.ts'

export const id: typeof en = { signIn: 'Masuk', loading: 'Memuat' }
