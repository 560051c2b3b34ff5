import type { Span } from '../cover-rules.ts'
import type { Folded } from './fold-for-cover.ts'
import { digitsOfWord, isBetweenDigits, timesOf } from './spoken-digits.ts'

/** So many digits in a row are a telephone number; a wage, an age or a year has fewer. */
const fewest = 7
/** What may stand between two digits of one number: blanks, signs, pictures. */
const mostBetween = 8

interface Token extends Span {
  digits: string
  /** Written as digits, and not in words. */
  isPlain: boolean
  /** How often the next digit is said. */
  times: number
}

/** Telephone numbers: in digits of any kind, taken apart by what may stand between, or read aloud. */
export function numbersIn({ text, startOf, endOf }: Folded): Span[] {
  const blank = withoutHarmless(text)
  const spans: Span[] = []
  let run: Token[] = []
  const close = () => {
    const said = run.reduce(
      (sum, { digits, times }) => sum + digits.length + (digits === '' ? 0 : times - 1),
      0,
    )
    const [first] = run
    const last = run.at(-1)
    if (first && last && said >= fewest)
      spans.push({ start: startOf(first.start), end: endOf(last.end) })
    run = []
  }
  for (const token of tokensOf(blank)) {
    if (token === null) close()
    else {
      const before = run.at(-1)
      if (before && token.start - before.end > mostBetween) close()
      run.push(token)
    }
  }
  close()
  return spans
}

const word = /\d+|\p{L}+/gu

/** Digits as they are written or said; null for a word that ends a number. */
function* tokensOf(text: string): Generator<Token | null> {
  let times = 1
  let lastEnd = 0
  for (const found of text.matchAll(word)) {
    const [said] = found
    const place = { start: found.index, end: found.index + said.length }
    // What was taken out as harmless ends a number, too.
    if (text.slice(lastEnd, place.start).includes('\u0000')) yield null
    lastEnd = place.end
    const isPlain = /^\d/.test(said)
    const digits = isPlain ? said : (digitsOfWord(said) ?? lookalikes(said, text, place))
    if (digits !== undefined) {
      yield { ...place, digits, isPlain, times }
      times = 1
    } else if (isBetweenDigits(said) || said.length === 1) times = timesOf(said)
    else yield null
  }
}

const likeDigits: Record<string, string> = { o: '0', i: '1', l: '1', s: '5', b: '8' }

/** Letters in the place of digits, with digits on both sides: 55o1 2l34. */
function lookalikes(said: string, text: string, { start, end }: Span): string | undefined {
  if (said.length > 2 || !/\d/.test(text[start - 1] ?? '') || !/\d/.test(text[end] ?? ''))
    return undefined
  const digits = [...said].map((letter) => likeDigits[letter])
  return digits.every((digit) => digit !== undefined) ? digits.join('') : undefined
}

const currency = 'qar|riyals?|usd|dollars?|ر\\.?ق|ريال(?:ات|ا)?|دولار|\\$'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const year = '(?:19[3-9]\\d|20[0-6]\\d)'
const dash = '\\s?[-–—]\\s?'

/** What holds many digits and is no number to call: dates, times, years, wages, lists of ages. */
const harmless = [
  `${year}-${month}-${day}(?:t\\d\\d:\\d\\d)?`,
  `${day}([/.-])${month}\\1(?:${year}|\\d\\d)`,
  `${year}(?:${dash}|\\s?/\\s?|\\s?(?:to|until|الي|حتي)\\s)${year}`,
  `(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?:${dash}(?:[01]?\\d|2[0-3]):[0-5]\\d)?`,
  // 1,200,000 at the most: eight digits in groups are a number to call.
  '\\d{1,3},\\d{3}(?:\\.\\d\\d)?(?:\\s?[-–—]\\s?\\d{1,3},\\d{3}(?:\\.\\d\\d)?)?',
  '\\d,\\d{3},\\d{3}(?:\\.\\d\\d)?',
  `(?:${currency})\\s?\\d{3,5}(?:\\.\\d\\d)?(?:${dash}\\d{3,5}(?:\\.\\d\\d)?)?`,
  `\\d{3,5}(?:\\.\\d\\d)?(?:${dash}\\d{3,5}(?:\\.\\d\\d)?)?\\s?(?:${currency})`,
  // Without a currency what begins as numbers of Qatar do (3 to 7) is none of it.
  `[12]\\d[05]0${dash}[1-9]\\d[05]0`,
]
const harmlessAnywhere = new RegExp(
  `(?<![\\d:/.,-])(?:${harmless.map((pattern, at) => pattern.replace('\\1', `\\k<d${at}>`).replace('([/.-])', `(?<d${at}>[/.-])`)).join('|')})(?![\\d:/-]|[.,]\\d)`,
  'gu',
)
const agesAnywhere = /(?<![\d,])\d{1,2}(?:\s?(?:,|،|and|&|و)\s?\d{1,2}){2,}(?![\d,])/gu

/** The text with zeros of no meaning in the place of what is harmless, as long as no digits stand right beside it. */
function withoutHarmless(text: string): string {
  const taken = text.replace(harmlessAnywhere, (found, ...rest) => {
    const [offset] = rest.filter((part): part is number => typeof part === 'number')
    return hasDigitsBeside(text, offset ?? 0, found.length) ? found : blankOf(found)
  })
  return taken.replace(agesAnywhere, (found) => (isRising(found) ? blankOf(found) : found))
}

const blankOf = (found: string): string => '\u0000'.repeat(found.length)

/** A number to call that begins as a time or a date would goes on with digits. */
const hasDigitsBeside = (text: string, start: number, length: number): boolean =>
  /\d\s?[.-]?\s?$/.test(text.slice(Math.max(0, start - 4), start)) ||
  /^\s?[.-]?\s?\d/.test(text.slice(start + length, start + length + 4))

function isRising(list: string): boolean {
  const ages = (list.match(/\d+/g) ?? []).map(Number)
  const step = Math.sign((ages[1] ?? 0) - (ages[0] ?? 0))
  return step !== 0 && ages.every((age, at) => at === 0 || (age - (ages[at - 1] ?? 0)) * step > 0)
}
