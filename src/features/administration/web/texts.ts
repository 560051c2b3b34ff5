import { textsHook } from '../../../platform/web/texts.ts'
import { audit as auditAr } from '../messages.audit.ar.ts'
import { audit as auditEn } from '../messages.audit.en.ts'
import { frame as ar } from '../messages.frame.ar.ts'
import { frame as en } from '../messages.frame.en.ts'
import { rooms as roomsAr } from '../messages.sections.ar.ts'
import { rooms as roomsEn } from '../messages.sections.en.ts'

export const frameTexts = { en, ar }
export const useFrameTexts = textsHook(frameTexts)

export const sectionTexts = { en: roomsEn, ar: roomsAr }
export const useSectionTexts = textsHook(sectionTexts)

export const auditTexts = { en: auditEn, ar: auditAr }
export const useAuditTexts = textsHook(auditTexts)
