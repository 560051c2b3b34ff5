import { candidateQuery } from '../../features/search/contract.ts'

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
  const known = /(^|\/)candidates(\.data|\/)?$/i.test(path) ? ofTheList : ofOthers
  const kept = partsOf(url.slice(mark + 1)).filter(({ name }) => known.has(name))
  if (kept.length === 0) return path
  kept.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return `${path}?${kept.map(({ text }) => text).join('&')}`
}

/** Written so, a part of a query is as it would be written anew; most are, and reading them costs much of an answer from memory. */
const normal = /^[\w.*-]+=[\w.*-]+$/

interface Part {
  name: string
  text: string
}

/** The parts of a query that have a value, in the one way of writing each. */
const partsOf = (query: string): Part[] =>
  query.split('&').flatMap((part) => {
    if (normal.test(part)) return { name: part.slice(0, part.indexOf('=')), text: part }
    // The '&' keeps a '?' that the part begins with, as whoever reads the query does.
    return [...new URLSearchParams(`&${part}`)].flatMap(([name, value]) =>
      value === '' ? [] : { name, text: new URLSearchParams([[name, value]]).toString() },
    )
  })
