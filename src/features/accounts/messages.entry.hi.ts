import type { en } from './messages.entry.en.ts'

export const hi: typeof en = { signIn: 'साइन इन करें', loading: 'लोड हो रहा है' }
