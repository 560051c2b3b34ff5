import type { en } from './messages.entry.en.ts'

export const am: typeof en = { signIn: 'ይግቡ', loading: 'እየተከፈተ ነው' }
