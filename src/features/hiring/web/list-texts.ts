import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.list.ar.ts'
import { en } from '../messages.list.en.ts'
import { ar as meetingsAr } from '../messages.meetings.ar.ts'
import { en as meetingsEn } from '../messages.meetings.en.ts'

export const listTexts = { en, ar }
export const useListTexts = textsHook(listTexts)

export const meetingTexts = { en: meetingsEn, ar: meetingsAr }
export const useMeetingTexts = textsHook(meetingTexts)
