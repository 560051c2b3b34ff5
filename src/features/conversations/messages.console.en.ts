import type { Outcome } from './choices.ts'

const outcomes: Record<Outcome, string> = {
  none: 'Nothing to do',
  warned: 'Warned',
  suspended: 'Suspended',
}

/** What the operator reads of reported conversations. */
export const reported = {
  metaTitle: 'Reported conversations',
  title: 'Reported conversations',
  text: 'You can read what was said up to the report, and nothing else. Every look is in the audit log.',
  empty: 'No reports are waiting.',
  search: 'Search in reports and notes',
  state: 'State',
  states: { open: 'Open', settled: 'Settled' },
  reason: 'Reason',
  people: 'Between',
  since: 'Since',
  outcome: 'Outcome',
  outcomes,
  urgent: 'Urgent',
  by: (side: string) => `Reported by: ${side}`,
  between: (household: string, worker: string) => `${household} and ${worker}`,
  look: 'Read',
  close: 'Close',
  loading: 'Loading the conversation',
  failed: 'The conversation could not be loaded.',
  said: 'What was said',
  nothing: 'Nothing was said.',
  openFile: 'Open',
  accounts: 'Accounts',
  settle: 'Settle',
  outcomeLabel: 'What is done',
  outcomeHints: {
    none: 'The report is closed.',
    warned: 'The other side will be told that this breaks the terms.',
    suspended: 'Suspend the account on its page first.',
  } satisfies Record<Outcome, string>,
  note: 'Note for operators (optional)',
  settling: 'Settling...',
  settleFailed: 'The report could not be settled. Please try again.',
  settled: 'Report settled.',
  settledBy: (name: string, when: string) => `Settled by ${name}, ${when}`,
}
