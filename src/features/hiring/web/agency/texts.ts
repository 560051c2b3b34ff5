import { textsHook } from '../../../../platform/web/texts.ts'
import { ar } from '../../messages.agency.ar.ts'
import { en } from '../../messages.agency.en.ts'

export const agencyTexts = { en, ar }
export const useAgencyTexts = textsHook(agencyTexts)
