import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { compare as compareEn } from '../messages.compare.en.ts'
import { en as homeEn } from '../messages.home.en.ts'
import { en } from '../messages.list.en.ts'
import { en as meetingsEn } from '../messages.meetings.en.ts'
import { steps as stepsEn } from '../messages.panel.en.ts'

export const listTexts = translated(en)
export const useListTexts = textsHook(listTexts)

export const compareTexts = translated(compareEn)
export const useCompareTexts = textsHook(compareTexts)

export const meetingTexts = translated(meetingsEn)
export const useMeetingTexts = textsHook(meetingTexts)

export const homeTexts = translated(homeEn)
export const useHomeTexts = textsHook(homeTexts)

export const stepTexts = translated(stepsEn)
export const useStepTexts = textsHook(stepTexts)
