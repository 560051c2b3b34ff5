import { translated } from '../shared/catalogues.ts'
import { en } from './failure.en.ts'

/** What is said of a network that is gone, and of a call that never reached the server, or was one too many. */
export const failureWords = translated(en)
