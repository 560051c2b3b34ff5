import type { Span } from '../cover-rules.ts'
import type { Folded } from './fold-for-cover.ts'

const ends =
  'com|net|org|qa|info|biz|io|app|ly|co|edu|gov|online|site|shop|link|page|ph|ke|lk|np|كوم|نت|قطر'
const mailers = 'gmail|googlemail|hotmail|yahoo|outlook|icloud|live|ymail|جيميل|هوتميل|ياهو'
// Everything is bounded: a text made to be slow takes no longer than another.
/** Blanks around a sign. */
const gap = '\\s{0,3}'
/** A dot, as it is written or said. */
const spokenDot = `(?:${gap}[(\\[]${gap}(?:dot|نقطه|دوت)${gap}[)\\]]${gap}|\\s{1,3}(?:dot|نقطه|دوت)\\s{1,3})`
const dot = `(?:${gap}[.。•·]${gap}|${spokenDot})`
/** The same of the sign of e-mails. */
const at = `(?:${gap}@${gap}|${gap}[(\\[]${gap}(?:at|ات)${gap}[)\\]]${gap}|\\s{1,3}(?:at|ات)\\s{1,3})`
const begins = '(?<![\\p{L}\\p{N}])'
const ended = '(?![\\p{L}\\p{N}])'
const name = '[\\p{L}\\p{N}_%+-]{1,64}'
const names = `${name}(?:${dot}${name}){0,3}`
const path = `(?:${gap}/${gap}[^\\s]+)?`

const patterns = [
  // maria@home.qa, maria (at) home dot qa
  `${names}${at}${names}${dot}(?:${ends})${ended}`,
  // maria at gmail, maria.santos gmail com
  `${names}${at}(?:${mailers})${ended}`,
  `${name}(?:\\.${name}){0,3}\\s{1,3}(?:${mailers})(?:\\s{1,3}|${dot})(?:com|كوم)${ended}`,
  // @maria_nanny
  `${begins}@[\\p{L}\\p{N}_.]{3,}`,
  // https://…, www.…
  `(?:https?${gap}:${gap}/${gap}/|www${gap}\\.${gap})[^\\s]+`,
  // wa.me/974…, t . me / maria
  `${begins}(?:wa|t|m|fb|ig|telegram|line)${dot}me${ended}${path}`,
  // manzil-home.com, manzil dot com/maria
  `${name}(?:\\.${name}){0,3}\\.(?:${ends})${ended}${path}`,
  `${name}${spokenDot}(?:com|net|org|qa|كوم|نت|قطر)${ended}${path}`,
  // telegram: maria55
  `(?:instagram|insta|telegram|snapchat|snap|facebook|tiktok|imo|انستا|انستغرام|انستقرام|سناب|سناب شات|تيليجرام|تلجرام|تليجرام|فيسبوك|تيك توك)${gap}[:=]${gap}[^\\s]{3,}`,
].map((pattern) => new RegExp(pattern, 'gu'))
/** Without one of these nothing leads to a mailbox or a page. */
const sign = /[.@:=。•·]|dot|at|ات|نقطه|دوت|mail|yahoo|outlook|icloud|live|جيميل|ياهو/u

/** E-mails, addresses of pages, and names by which somebody is found elsewhere. */
export const addressesIn = ({ text, startOf, endOf }: Folded): Span[] =>
  sign.test(text)
    ? patterns.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
          start: startOf(index),
          end: endOf(index + length),
        })),
      )
    : []
