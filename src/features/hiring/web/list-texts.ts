import { textsHook } from '../../../platform/web/texts.ts'
import { ar as homeAr } from '../messages.home.ar.ts'
import { en as homeEn } from '../messages.home.en.ts'
import { ar } from '../messages.list.ar.ts'
import { en } from '../messages.list.en.ts'
import { ar as meetingsAr } from '../messages.meetings.ar.ts'
import { en as meetingsEn } from '../messages.meetings.en.ts'

export const listTexts = { en, ar }
export const useListTexts = textsHook(listTexts)

export const meetingTexts = { en: meetingsEn, ar: meetingsAr }
export const useMeetingTexts = textsHook(meetingTexts)

export const useHomeTexts = textsHook({ en: homeEn, ar: homeAr })
