import { importTexts as ar } from '../../messages.import.ar.ts'
import { importTexts as en } from '../../messages.import.en.ts'

/** What files are called and say, in each language. */
export const importTexts = { en, ar }
