import { translated } from '../shared/catalogues.ts'
import { en } from './aloud.en.ts'
import { textsHook } from './texts.ts'

export const useAloudWords = textsHook(translated(en))
