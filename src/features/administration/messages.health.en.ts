import { formatNumber } from '../../platform/shared/digits.ts'
import { plural } from '../../platform/shared/locale.ts'
import type { alarmKeys, figureNames } from './health-contract.ts'

export const health = {
  text: 'What Manzil does by itself, and whether it is working. Checked every half minute.',
  loading: 'Loading the state of the product',
  retry: 'Try again',
  failed: {
    title: 'The state of the product could not be loaded',
    text: 'Please check your connection and try again. If the rest of the site is away too, tell the people who run the server.',
  },
  well: 'All is well',
  unwell: (n: number) =>
    plural('en', n, { one: '# thing needs a look', other: '# things need a look' }),
  looked: (when: string) => `Looked at on ${when}.`,
  urgent: 'Urgent',
  soon: 'Today',
  now: (value: string) => `Now: ${value}`,
  open: (room: string) => `Open ${room}`,
  inOrder: 'What is in order',
  unknown: 'Not known yet',
  numbers: 'Right now',
  unread: (languages: string) =>
    `Machine-written, not yet read by a native speaker: ${languages}. Everything for workers is in it; what is only for households and operators is in English there.`,
  ofProcess:
    'Disk, connections, streams, search and kept answers are those of the server process that answered.',
  units: {
    seconds: (n: number) => plural('en', n, { one: '# second', other: '# seconds' }),
    minutes: (n: number) => plural('en', n, { one: '# minute', other: '# minutes' }),
    hours: (n: number) => plural('en', n, { one: '# hour', other: '# hours' }),
    days: (n: number) => plural('en', n, { one: '# day', other: '# days' }),
    gigabytes: (n: number) => `${formatNumber(n)} GB`,
    megabytes: (n: number) => `${formatNumber(n)} MB`,
  },
  figures: {
    search_index_candidates: 'Candidates in the search',
    live_streams: 'Screens kept up to date',
    jobs: 'Jobs waiting, running or failed',
    messages_waiting: 'Messages waiting to leave',
    disk_free_bytes: 'Room on the disk',
    response_cache_bytes: 'Pages kept ready',
  } satisfies Record<(typeof figureNames)[number], string>,
  alarms: {
    database_away: {
      title: 'The database answers',
      wrong: 'The database does not answer',
      todo: 'Nothing can be read or saved. Ask the people who run the server to look at PostgreSQL first; Manzil comes back by itself once it answers.',
    },
    ledger_faults: {
      title: 'The ledger adds up',
      wrong: 'The ledger does not add up',
      todo: 'Open the ledger and read which payment differs. Refund nothing by hand before you understand it.',
    },
    ledger_unchecked: {
      title: 'The ledger is checked every hour',
      wrong: 'The ledger has not been checked for a while',
      todo: 'Check it now in the ledger. If jobs are late as well, have the server process for jobs restarted.',
    },
    money_alerts: {
      title: 'No money needs a look',
      wrong: 'Money needs a look',
      todo: 'Open the ledger and settle each one with a note of what you found.',
    },
    payments_late: {
      title: 'Payments are settled in time',
      wrong: 'A payment has not been settled for a long time',
      todo: 'Compare with the provider in the ledger. If many wait, the provider is away: households keep their selection, and nothing has to be paid twice.',
    },
    refunds_late: {
      title: 'Refunds are made in time',
      wrong: 'A refund has waited for a long time',
      todo: 'Look for it in the orders. If nobody knows how a refund ended, look in the provider’s portal and settle it.',
    },
    jobs_late: {
      title: 'Jobs run in time',
      wrong: 'Jobs have stopped',
      todo: 'Have the server process for jobs restarted. Nothing is lost: each job continues where it was.',
    },
    messages_late: {
      title: 'Messages leave in time',
      wrong: 'Messages do not leave',
      todo: 'The provider is away, or its key or credit has run out. Fix that; what is waiting leaves by itself, and people ask for new codes.',
    },
    messages_lost: {
      title: 'Few messages get lost',
      wrong: 'Many messages never arrived today',
      todo: 'Read in the lost messages what the provider answered, fix it, and send them again from there.',
    },
    exports_late: {
      title: 'Copies of personal data are made in time',
      wrong: 'A copy of personal data has waited for a long time',
      todo: 'It is a right with a deadline of 30 days. If jobs are late as well, have the server process for jobs restarted.',
    },
    exports_failed: {
      title: 'No copy of personal data has failed',
      wrong: 'A copy of personal data could not be made',
      todo: 'Its owner was told and can ask again. Have the log read for “an archive was given up”, and fix what it names.',
    },
    files_held: {
      title: 'Uploads are checked in time',
      wrong: 'Uploads wait for the virus scanner',
      todo: 'The scanner is away. Until it is back, new pictures and documents stay hidden.',
    },
    disk_low: {
      title: 'The disk has room',
      wrong: 'The disk is almost full',
      todo: 'Have it enlarged or old copies removed. Below 256 MB no new visitors are served, but nothing is lost.',
    },
    connections_short: {
      title: 'The database is not overrun',
      wrong: 'Work waits for the database',
      todo: 'There is more work than connections, or one query takes too long. Ask the people who run the server to look at PostgreSQL.',
    },
    search_old: {
      title: 'The search is up to date',
      wrong: 'The search is behind',
      todo: 'New and changed profiles appear late. It catches up by itself once the database answers; if not, have the server restarted.',
    },
    streams_full: {
      title: 'Screens can be kept up to date',
      wrong: 'Almost too many screens are open',
      todo: 'Have another server process started: past 5,000, screens only change when they are loaded again.',
    },
  } satisfies Record<(typeof alarmKeys)[number], { title: string; wrong: string; todo: string }>,
}
