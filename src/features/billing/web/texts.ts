import { translated } from '../../../platform/shared/catalogues.ts'
import { textsHook } from '../../../platform/web/texts.ts'
import { contact } from '../messages.contact.en.ts'
import { en } from '../messages.en.ts'

export const texts = translated(en)
export const useTexts = textsHook(texts)

export const contactTexts = translated(contact)
export const useContactTexts = textsHook(contactTexts)
