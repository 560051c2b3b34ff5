import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { en } from '../messages.newsletter.en.ts'

const texts = translated(en)
export const useNewsletterTexts = textsHook(texts)

/** What stands around a newsletter in each language. */
export const mailTexts = translated(en.mail)
