import { translated } from '../../../../platform/shared/catalogues.ts'
import { importTexts as en } from '../../messages.import.en.ts'

/** What files are called and say, in each language. */
export const importTexts = translated(en)
