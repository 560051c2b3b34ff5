import { fillText, type TextParams } from '../../../../platform/shared/fill-text.ts'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { phoneErrors } from '../../../accounts/server/index.ts'
import { profileErrors, profileWords } from '../../../profiles/server/words-api.ts'
import type { DateOrder } from '../../import-fields.ts'
import { importTexts } from './texts.ts'
import { joinList } from '../../../../platform/shared/join-list.ts'

type Texts = Record<string, string>

/** What a form would say, by the key of the message; of dates and lists, in the words that a file needs. */
export function rowTexts(locale: Locale, dates: DateOrder): Texts {
  const { errors } = importTexts[locale]
  return {
    ...phoneErrors[locale],
    ...profileErrors[locale],
    ...errors,
    invalidDate: errors[dates === 'month_first' ? 'monthFirstWanted' : 'dayWanted'] ?? '',
    unknownPosition: textFor(errors, 'unknownPosition', locale, {
      values: joinList(Object.values(profileWords[locale].position), locale),
    }),
  }
}

/** The words for a key; `{name}` in them becomes the parameter of that name. */
export const textFor = (
  texts: Texts,
  key: string,
  locale: Locale,
  params: TextParams = {},
): string => fillText(texts[key] ?? texts.invalidValue ?? key, params, locale)
