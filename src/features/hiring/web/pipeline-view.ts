import { normalizeForSearch, words } from '../../../platform/shared/normalize-for-search.ts'
import { queryString } from '../../../platform/shared/query-string.ts'
import type { PipelineEntry } from '../contract.ts'
import { type Tab, tabNames, tabs } from '../transitions.ts'

export const sorts = ['age_asc', 'age_desc', 'name_asc', 'name_desc'] as const
export type Sort = (typeof sorts)[number]

/** Rows on a page of the list. */
export const rowsPerPage = 50

/** The state of the list, as its address holds it. */
export interface View {
  tab: Tab
  q: string
  /** YYYY-MM-DD, or empty. */
  date: string
  sort: Sort | ''
  page: number
}

export function viewOf(search: string): View {
  const query = new URLSearchParams(search)
  const choice = <T extends string>(key: string, values: readonly T[]) =>
    values.find((value) => value === query.get(key))
  const date = query.get('date') ?? ''
  const page = Number(query.get('page'))
  return {
    tab: choice('tab', tabNames) ?? 'all',
    q: query.get('q') ?? '',
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : '',
    sort: choice('sort', sorts) ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** The English path of a view. */
export function pathOf({ tab, q, date, sort, page }: View): string {
  const query = queryString({
    tab: tab === 'all' ? '' : tab,
    q,
    date,
    sort,
    page: page > 1 ? page : '',
  })
  return query === '' ? '/dashboard/candidates' : `/dashboard/candidates?${query}`
}

export const inTab = (tab: Tab, { status }: PipelineEntry): boolean =>
  (tabs[tab] as readonly string[]).includes(status)

export const countOf = (tab: Tab, entries: readonly PipelineEntry[]): number =>
  entries.filter((entry) => inTab(tab, entry)).length

/** A value beside its words in the reader's language, so that either is found. */
export interface Wording {
  position: (value: string | null, gender: string | null) => string
  gender: (value: string | null) => string
}

/** The rows of a view before they are cut into pages. */
export function rowsOf(
  entries: readonly PipelineEntry[],
  { tab, q, date, sort }: View,
  wording: Wording,
  locale: string,
): PipelineEntry[] {
  const asked = words(q)
  const found = entries.filter(
    (entry) =>
      inTab(tab, entry) &&
      (date === '' || entry.interview_date === date || entry.selection_date === date) &&
      isMatch(entry, asked, wording),
  )
  return sort === '' ? found : found.sort(orders(locale)[sort])
}

/** Each word asked for is in the name or position, begins the gender, or is the age. */
function isMatch(
  entry: PipelineEntry,
  asked: readonly string[],
  { position, gender }: Wording,
): boolean {
  const { jobseeker_name, jobseeker_position, jobseeker_gender, jobseeker_age } = entry
  const text = normalizeForSearch(
    [jobseeker_name, jobseeker_position ?? '', position(jobseeker_position, jobseeker_gender)].join(
      ' ',
    ),
  )
  // By its beginning: 'male' is not to find 'female'.
  const genders = [jobseeker_gender ?? '', gender(jobseeker_gender)].map(normalizeForSearch)
  return asked.every(
    (word) =>
      text.includes(word) ||
      genders.some((name) => name.startsWith(word)) ||
      word === String(jobseeker_age),
  )
}

type Compare = (a: PipelineEntry, b: PipelineEntry) => number

const orders = (locale: string): Record<Sort, Compare> => {
  // An unknown age comes last, whichever way.
  const byAge =
    (direction: number): Compare =>
    (a, b) =>
      a.jobseeker_age === null || b.jobseeker_age === null
        ? Number(a.jobseeker_age === null) - Number(b.jobseeker_age === null)
        : direction * (a.jobseeker_age - b.jobseeker_age)
  const byName: Compare = (a, b) => a.jobseeker_name.localeCompare(b.jobseeker_name, locale)
  return {
    age_asc: byAge(1),
    age_desc: byAge(-1),
    name_asc: byName,
    name_desc: (a, b) => byName(b, a),
  }
}
