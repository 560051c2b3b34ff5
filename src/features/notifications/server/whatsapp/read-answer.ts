import { inEachLanguage, textsIn } from '../../../../platform/shared/catalogues.ts'
import { locales } from '../../../../platform/shared/locales.ts'
import { answers } from '../../messages.answers.en.ts'

/** What somebody wants who writes no more than that. */
export type Answer = 'yes' | 'no' | 'stop' | null

/** The answers of each language, by what is meant. */
const meanings = inEachLanguage((locale) => {
  const { yes, no, stop } = textsIn(answers, locale)
  return new Map(
    Object.entries({ yes, no, stop }).flatMap(([answer, texts]) =>
      texts.split(',').map((text) => [plain(text), answer as Exclude<Answer, null>] as const),
    ),
  )
})

/** Reads a whole message, in everyday forms of our languages; anything beside such a word is no answer. */
export function readAnswer(text: string): Answer {
  const said = plain(text)
  for (const locale of locales) {
    const answer = meanings[locale].get(said)
    if (answer !== undefined) return answer
  }
  return null
}

/** Small letters, one form of each Arabic letter, none of its vowel signs, no punctuation, no tone of skin. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}]|[\u0640\p{Cf}]|[\u{1f3fb}-\u{1f3ff}]/gu,
      '',
    )
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[\p{P}\p{Z}\s]+/gu, ' ')
    .trim()
}
