import { normalizeForSearch, words } from '../../../platform/shared/normalize-for-search.ts'
import { queryString } from '../../../platform/shared/query-string.ts'
import { type Stage, stages, type Tab, tabNames } from '../choices.ts'
import type { Recruitment } from '../contract.ts'

export const rowsPerPage = 50

/** The state of the list, as its address holds it. */
export interface View {
  tab: Tab
  q: string
  nationality: string
  stage: Stage | ''
  overdue: boolean
  /** YYYY-MM-DD, or empty. */
  from: string
  to: string
  page: number
}

export const noFilters = {
  nationality: '',
  stage: '',
  overdue: false,
  from: '',
  to: '',
} as const satisfies Partial<View>

export function viewOf(search: string): View {
  const query = new URLSearchParams(search)
  const text = (key: string) => query.get(key) ?? ''
  const day = (key: string) => (/^\d{4}-\d\d-\d\d$/.test(text(key)) ? text(key) : '')
  const page = Number(query.get('page'))
  return {
    tab: tabNames.find((tab) => tab === text('tab')) ?? 'all',
    q: text('q'),
    nationality: text('nationality'),
    stage: stages.find((stage) => stage === text('stage')) ?? '',
    overdue: text('overdue') === '1',
    from: day('from'),
    to: day('to'),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** The English path of a view. */
export function pathOf({ tab, overdue, page, ...rest }: View): string {
  const query = queryString({
    tab: tab === 'all' ? '' : tab,
    ...rest,
    overdue: overdue ? 1 : '',
    page: page > 1 ? page : '',
  })
  return query === '' ? '/dashboard/recruitments' : `/dashboard/recruitments?${query}`
}

/** A tab is a view of the steps: it holds whom something of that stage is to be done for. */
export const inTab = (tab: Tab, { status, stages }: Recruitment): boolean =>
  tab === 'all' || (status === 'open' && stages.includes(tab))

export const filtersSet = ({ nationality, stage, overdue, from, to }: View): number =>
  [nationality, stage, overdue ? '1' : '', from, to].filter((value) => value !== '').length

/** The rows of a view before they are cut into pages; `nationality` gives the reader's word, so that either is found. */
export function rowsOf(
  all: readonly Recruitment[],
  view: View,
  nationality: (name: string | null) => string,
): Recruitment[] {
  const asked = words(view.q)
  return all.filter(
    (row) =>
      inTab(view.tab, row) &&
      (view.nationality === '' || row.jobseeker_nationality === view.nationality) &&
      (view.stage === '' || row.stages.includes(view.stage)) &&
      (!view.overdue || row.overdue) &&
      (view.from === '' || row.applied_date >= view.from) &&
      (view.to === '' || row.applied_date <= view.to) &&
      isMatch(row, asked, nationality),
  )
}

function isMatch(
  row: Recruitment,
  asked: readonly string[],
  nationality: (name: string | null) => string,
): boolean {
  const text = normalizeForSearch(
    [
      row.jobseeker_name,
      row.jobseeker_position ?? '',
      row.jobseeker_nationality ?? '',
      nationality(row.jobseeker_nationality),
    ].join(' '),
  )
  return asked.every((word) => text.includes(word))
}
