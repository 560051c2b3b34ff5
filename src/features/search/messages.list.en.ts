import { plural } from '../../platform/shared/locale.ts'

/** The list's page. */
export const results = (n: number) => plural('en', n, { one: '# result', other: '# results' })

export const list = {
  list: {
    title: 'All Candidates',
    showing: (from: number, to: number, total: number) =>
      `Showing ${from} - ${to} of ${results(total)}`,
    none: {
      title: 'No candidates found',
    },
    results: 'Results',
    skip: 'Skip to results',
    loading: 'Loading candidates…',
    pages: 'Pages',
    page: (n: number) => `Page ${n}`,
    previous: 'Previous page',
    next: 'Next page',
  },
  sort: {
    label: 'Sort',
    default: 'Default',
    salary_asc: 'Salary: low to high',
    salary_desc: 'Salary: high to low',
    age_asc: 'Age: youngest first',
    age_desc: 'Age: oldest first',
  },
  filters: {
    title: 'Filters',
    open: 'Filters',
    close: 'Close filters',
    clear: 'Clear all',
    apply: 'Show results',
    show: (n: number) => `Show ${results(n)}`,
    search: 'Name, skill or place',
    searchLabel: 'Search',
    labels: {
      nationality: 'Nationality',
      position: 'Position',
      in_qatar: 'In Qatar now',
      work_type: 'Work type',
      skills: 'Skills',
      visa_status: 'Visa',
      location: 'Location',
    } as Record<string, string>,
    more: 'More filters',
    locationHint: 'For example Doha',
    age: (n: number) => `Age up to ${n}`,
    anyAge: 'Any age',
    salary: (currency: string) => `Salary (${currency} a month)`,
    from: 'From',
    to: 'To',
    reversed: '“From” is higher than “To”. Neither counts until you change one of them.',
  },
}
