import { translated } from '../shared/catalogues.ts'
import { en } from './calendar.en.ts'
import { textsHook } from './texts.ts'

export const useCalendarWords = textsHook(translated(en))
