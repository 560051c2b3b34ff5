import { textsHook } from '../../../platform/web/texts.ts'
import { data as ar } from '../messages.data.ar.ts'
import { data as en } from '../messages.data.en.ts'

export const dataTexts = { en, ar }
export const useDataTexts = textsHook(dataTexts)

/** The first part of the key of all that is shown of one's own data. */
export const dataTopic = 'privacy'
