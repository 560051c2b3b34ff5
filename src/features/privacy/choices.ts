/** How long a closed account can be kept by its owner. */
export const quarantineDays = 30
/** How long an account may lie unused. */
export const unusedMonths = 24
/** Before the end of that time its owner is told, in days. */
export const warnedBeforeDays = { first: 30, again: 7 }
/** How long an archive can be downloaded. */
export const exportKeptDays = 7
/** How long the operator may take for an answer. */
export const answerDays = 30

export const requestKinds = ['correction', 'objection'] as const
export const requestStatuses = ['open', 'done', 'refused'] as const
export const answers = ['done', 'refused'] as const
export const aboutMax = 120
export const textMax = 2000

/** Uses of one's data that end as soon as one objects. */
export const objections = ['publication', 'newsletter', 'messages', 'special_data'] as const
export type Objection = (typeof objections)[number]

/** Typed to delete an account, in either language. */
export const deletionWords = ['DELETE', 'حذف'] as const

/** What the job does next with an unused account. */
export const accountSteps = ['tell', 'tell_again', 'close'] as const
export type AccountStep = (typeof accountSteps)[number]
