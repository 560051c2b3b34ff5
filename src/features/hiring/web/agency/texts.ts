import { translated } from '../../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../../platform/web/texts.ts'
import { en } from '../../messages.agency.en.ts'

export const agencyTexts = translated(en)
export const useAgencyTexts = textsHook(agencyTexts)
