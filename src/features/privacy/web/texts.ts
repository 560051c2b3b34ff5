import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { data as en } from '../messages.data.en.ts'

export const dataTexts = translated(en)
export const useDataTexts = textsHook(dataTexts)

/** The first part of the key of all that is shown of one's own data. */
export const dataTopic = 'privacy'
