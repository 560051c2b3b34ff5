import { formatNumber } from '../../platform/shared/digits.ts'
import { plural } from '../../platform/shared/locale.ts'
import { countMax } from '../../platform/shared/paging.ts'

const most = formatNumber(countMax)

export const frame = {
  title: 'Console',
  metaTitle: (room: string) => `${room} | Manzil`,
  menu: 'Console menu',
  close: 'Close',
  retry: 'Try again',
  cancel: 'Cancel',
  loading: 'Loading the console',
  failed: {
    title: 'This page could not be loaded',
    text: 'Please check your connection and try again.',
  },
  away: {
    offline: 'You are offline',
    unreachable: 'Manzil could not be reached',
    text: 'Please check your connection and try again.',
  },
  noSecondFactor:
    'This account signs in with its password alone. That is allowed in the demo only.',
  setUpSecondFactor: 'Set up the second factor',
  groups: { work: 'To do', people: 'People', money: 'Money', site: 'Site', records: 'Records' },
  rooms: {
    settings: 'Settings',
    newsletter: 'Newsletter',
    overview: 'Overview',
    health: 'Health',
    reviews: 'New on the site',
    papers: 'Documents to check',
    reports: 'Reports',
    conversations: 'Reported conversations',
    enquiries: 'Messages',
    claims: 'Claims',
    users: 'Users',
    administrators: 'Administrators',
    agencies: 'Agencies',
    orders: 'Orders',
    ledger: 'Ledger',
    recruitments: 'Recruitments',
    data: 'Data protection',
    audit: 'Audit log',
    messages: 'Lost messages',
    secondFactor: 'Second factor',
  },
  list: {
    loading: 'Loading the list',
    all: 'All',
    clear: 'Clear',
    export: 'Export CSV',
    exportFailed: 'The file could not be made. Please try again in a moment.',
    retry: 'Try again',
    stale: 'This could not be refreshed and may be out of date.',
    failed: {
      title: 'The list could not be loaded',
      text: 'Please check your connection and try again.',
    },
    nothingFound: {
      title: 'Nothing found',
      text: 'Try fewer or other words, or clear the filters.',
    },
    pastEnd: { title: 'There is no such page', action: 'Go to the first page' },
    found: (total: number, isMore: boolean) =>
      isMore
        ? `More than ${most} results`
        : plural('en', total, { one: '# result', other: '# results' }),
    pages: {
      bar: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page: number) => `Page ${page}`,
    },
  },
}
