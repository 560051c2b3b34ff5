import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.newsletter.ar.ts'
import { en } from '../messages.newsletter.en.ts'

export const useNewsletterTexts = textsHook({ en, ar })
