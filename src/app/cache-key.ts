import { candidateQuery } from '../features/search/contract.ts'

// `_routes` is how the router asks for a part of a page's data.
const always = ['_routes']
const ofTheList = new Set([...Object.keys(candidateQuery.shape), ...always])
// What the calculator was asked, what a visitor comes to write about, how a form without scripts came out, until when one can come back.
const ofOthers = new Set([
  ...always,
  'country',
  'plan',
  'visa',
  'wage',
  'outcome',
  'fields',
  'until',
])

/** The address under which an answer is kept: its path and the parameters that matter, sorted; trackers' parameters are left out. */
export function cacheKey(url: string): string {
  const mark = url.indexOf('?')
  if (mark < 0) return url
  const path = url.slice(0, mark)
  // The router asks here for the routes of some paths: all of the query is the question.
  if (path === '/__manifest') return url
  const known = /(^|\/)candidates(\.data|\/)?$/.test(path) ? ofTheList : ofOthers
  const kept = [...new URLSearchParams(url.slice(mark + 1))].filter(
    ([name, value]) => known.has(name) && value !== '',
  )
  if (kept.length === 0) return path
  return `${path}?${new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()}`
}
