// The digits that words stand for, each as so many digits as it is said.

const latin: Record<string, string> = {
  zero: '0',
  oh: '0',
  nil: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '2',
  thirty: '3',
  forty: '4',
  fourty: '4',
  fifty: '5',
  sixty: '6',
  seventy: '7',
  eighty: '8',
  ninety: '9',
}

// Folded: hamza and taa marbuta as `foldForCover` leaves them.
const arabic: Record<string, string> = {
  صفر: '0',
  زيرو: '0',
  واحد: '1',
  واحده: '1',
  اثنان: '2',
  اثنين: '2',
  اتنين: '2',
  اثنتين: '2',
  ثلاث: '3',
  ثلاثه: '3',
  تلاته: '3',
  اربع: '4',
  اربعه: '4',
  خمس: '5',
  خمسه: '5',
  ست: '6',
  سته: '6',
  سبع: '7',
  سبعه: '7',
  ثمان: '8',
  ثماني: '8',
  ثمانيه: '8',
  تمانيه: '8',
  تسع: '9',
  تسعه: '9',
  عشر: '1',
  عشره: '10',
  عشرين: '2',
  عشرون: '2',
  ثلاثين: '3',
  ثلاثون: '3',
  اربعين: '4',
  اربعون: '4',
  خمسين: '5',
  خمسون: '5',
  ستين: '6',
  ستون: '6',
  سبعين: '7',
  سبعون: '7',
  ثمانين: '8',
  ثمانون: '8',
  تسعين: '9',
  تسعون: '9',
}

const longestFirst = Object.keys(latin).toSorted((one, other) => other.length - one.length)
const gluedLatin = new RegExp(`^(?:${longestFirst.join('|')}){2,}$`)
const eachLatin = new RegExp(longestFirst.join('|'), 'g')

/** The digits that a folded word says, several where words are glued together; undefined for any other word. */
export function digitsOfWord(word: string): string | undefined {
  const said = latin[word] ?? arabic[word] ?? (word.startsWith('و') ? arabic[word.slice(1)] : '')
  if (said) return said
  if (!gluedLatin.test(word)) return undefined
  return (word.match(eachLatin) ?? []).map((part) => latin[part]).join('')
}

/** What stands between the digits of a number that is read aloud, and is no end of it. */
export const isBetweenDigits = (word: string): boolean => between.has(word)
const between = new Set([
  'and',
  'then',
  'plus',
  'dash',
  'dot',
  'space',
  'double',
  'triple',
  'و',
  'ثم',
  'بعدها',
  'بعدين',
  'زائد',
  'شرطه',
  'نقطه',
])

/** How often the digit that follows a word is said. */
export const timesOf = (word: string): number => (word === 'double' ? 2 : word === 'triple' ? 3 : 1)
