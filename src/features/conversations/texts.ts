import { ar } from './messages.ar.ts'
import { en } from './messages.en.ts'

export const texts = { en, ar }
