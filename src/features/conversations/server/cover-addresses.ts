import type { Span } from './cover.ts'
import type { Folded } from './fold-for-cover.ts'

const ends =
  'com|net|org|qa|info|biz|io|app|ly|co|edu|gov|online|site|shop|link|page|ph|ke|lk|np|كوم|نت|قطر'
const mailers = 'gmail|googlemail|hotmail|yahoo|outlook|icloud|live|ymail|جيميل|هوتميل|ياهو'
/** A dot, as it is written or said. */
const dot =
  '(?:\\s*[.。•·]\\s*|\\s*[(\\[]\\s*(?:dot|نقطه|دوت)\\s*[)\\]]\\s*|\\s+(?:dot|نقطه|دوت)\\s+)'
/** The same of the sign of e-mails. */
const at = '(?:\\s*@\\s*|\\s*[(\\[]\\s*(?:at|ات)\\s*[)\\]]\\s*|\\s+(?:at|ات)\\s+)'
const name = '[\\p{L}\\p{N}_%+-]+'
const path = '(?:\\s*/\\s*[^\\s]+)?'

const patterns = [
  // maria@home.qa, maria (at) home dot qa
  `${name}(?:${dot}${name})*${at}[\\p{L}\\p{N}-]+(?:${dot}[\\p{L}\\p{N}-]+)*${dot}(?:${ends})(?![\\p{L}\\p{N}])`,
  // maria at gmail, maria.santos gmail com
  `${name}(?:${dot}${name})*${at}(?:${mailers})(?![\\p{L}\\p{N}])`,
  `${name}(?:\\.${name})*\\s+(?:${mailers})(?:\\s+|${dot})(?:com|كوم)(?![\\p{L}\\p{N}])`,
  // @maria_nanny
  '(?<![\\p{L}\\p{N}])@[\\p{L}\\p{N}_.]{3,}',
  // https://…, www.…
  '(?:https?\\s*:\\s*/\\s*/|www\\s*\\.\\s*)[^\\s]+',
  // wa.me/974…, t . me / maria
  `(?<![\\p{L}\\p{N}])(?:wa|t|m|fb|ig|telegram|line)${dot}me(?![\\p{L}\\p{N}])${path}`,
  // manzil-home.com, manzil dot com/maria
  `[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${ends})(?![\\p{L}\\p{N}])${path}`,
  `[\\p{L}\\p{N}-]{2,}(?:\\s*[(\\[]\\s*(?:dot|نقطه|دوت)\\s*[)\\]]\\s*|\\s+(?:dot|نقطه|دوت)\\s+)(?:com|net|org|qa|كوم|نت|قطر)(?![\\p{L}\\p{N}])${path}`,
  // telegram: maria55
  `(?:instagram|insta|telegram|snapchat|snap|facebook|tiktok|imo|انستا|انستغرام|انستقرام|سناب|سناب شات|تيليجرام|تلجرام|تليجرام|فيسبوك|تيك توك)\\s*[:=]\\s*[^\\s]{3,}`,
]
const address = new RegExp(patterns.join('|'), 'giu')

/** E-mails, addresses of pages, and names by which somebody is found elsewhere. */
export const addressesIn = ({ text, startOf, endOf }: Folded): Span[] =>
  [...text.matchAll(address)].map(({ index, 0: { length } }) => ({
    start: startOf(index),
    end: endOf(index + length),
  }))
