import { textsHook } from '../../../platform/web/texts.ts'
import { ar } from '../messages.newsletter.ar.ts'
import { en } from '../messages.newsletter.en.ts'

const texts = { en, ar }
export const useNewsletterTexts = textsHook(texts)

/** What stands around a newsletter in each language. */
export const mailTexts = { en: en.mail, ar: ar.mail }
