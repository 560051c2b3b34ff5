import type { en } from './messages.entry.en.ts'

export const si: typeof en = { signIn: 'ඇතුල් වෙන්න', loading: 'ගෙන එනවා' }
