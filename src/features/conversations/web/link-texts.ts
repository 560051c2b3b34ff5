import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { link } from '../messages.link.en.ts'

export const useLinkTexts = textsHook(translated(link))

/** What writing to a candidate is called. */
export const useWriteLabel = (): string => useLinkTexts().write
