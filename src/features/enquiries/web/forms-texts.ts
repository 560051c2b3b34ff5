import { translated } from '../../../platform/shared/catalogues.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import { en } from '../messages.forms.en.ts'

const texts = translated(en)
export type FormsTexts = typeof en

/** The words of the forms; in loaders and in what is fetched on demand, so that no page carries both languages. */
export const formsTexts = (locale: Locale): FormsTexts => texts[locale]
