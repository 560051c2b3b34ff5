import type { en } from './messages.entry.en.ts'

export const ta: typeof en = { signIn: 'உள்நுழை', loading: 'ஏற்றப்படுகிறது' }
