import type { en } from './messages.entry.en.ts'

export const fr: typeof en = { signIn: 'Se connecter', loading: 'Chargement' }
