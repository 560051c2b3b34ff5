/** What a report is about. The first three are urgent: someone may be harmed while it waits. */
export const reportReasons = [
  'danger',
  'minor',
  'document_withheld',
  'unpaid',
  'fees',
  'false_information',
  'foreign_picture',
  'insulting',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]
export const urgentReasons: readonly ReportReason[] = ['danger', 'minor', 'document_withheld']

/** Where the one who reports met the other. */
export const meetings = ['profile', 'interview', 'case'] as const
export type Meeting = (typeof meetings)[number]

export const reportStates = ['open', 'in_progress', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

/** What a message to the operator is about; `word` is a better word for a page. */
export const enquiryTopics = ['contact', 'visa', 'word'] as const

export const enquiryStates = ['open', 'in_progress', 'done'] as const
export type EnquiryState = (typeof enquiryStates)[number]

/** Within so many days the pages promise an answer. */
export const answerWithinDays = 30
