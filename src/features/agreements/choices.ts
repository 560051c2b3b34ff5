export const agreementStatuses = [
  'asked',
  'countered',
  'agreed',
  'declined',
  'withdrawn',
  'ended',
] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

/** Those of the two who agree. Her agency speaks for a worker who has no account. */
export const agreementSides = ['household', 'worker'] as const
export type AgreementSide = (typeof agreementSides)[number]

export const agreementActs = ['propose', 'accept', 'counter', 'decline', 'withdraw'] as const
export type AgreementAct = (typeof agreementActs)[number]

/** The one table of who may do what where: by side and act, from which status to which. A test walks all of it. */
export const agreementMoves = {
  household: {
    propose: { asked: 'asked', countered: 'asked', agreed: 'asked' },
    accept: { countered: 'agreed' },
    withdraw: { asked: 'withdrawn', countered: 'withdrawn' },
  },
  worker: {
    accept: { asked: 'agreed' },
    counter: { asked: 'countered', countered: 'countered' },
    decline: { asked: 'declined', countered: 'declined' },
  },
} as const satisfies Record<
  AgreementSide,
  Partial<Record<AgreementAct, Partial<Record<AgreementStatus, AgreementStatus>>>>
>

/** Where an act of a side leads from here; null when it isn't allowed. */
export const agreementAfter = (
  side: AgreementSide,
  act: AgreementAct,
  from: AgreementStatus,
): AgreementStatus | null =>
  (
    agreementMoves[side] as Partial<
      Record<AgreementAct, Partial<Record<AgreementStatus, AgreementStatus>>>
    >
  )[act]?.[from] ?? null

/** Those in which both still count on it; a pair has one at a time. */
export const liveStatuses = ['asked', 'countered', 'agreed'] as const
export const isLive = (status: AgreementStatus): boolean =>
  liveStatuses.some((live) => live === status)

/** How often terms may be changed to and fro. */
export const roundsMax = 30

export const restDays = [
  'friday',
  'saturday',
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'none',
] as const

export const provisions = ['provided', 'allowance'] as const
export const rooms = ['own', 'shared'] as const

export const tasks = [
  'cleaning',
  'laundry',
  'cooking',
  'shopping',
  'childcare',
  'babycare',
  'elderly_care',
  'driving',
  'garden',
  'pets',
] as const
export type Task = (typeof tasks)[number]

/** What the law's floor is made of; each rule is the operator's data, with its day and its source. */
export const ruleKeys = [
  'minimum_wage',
  'minimum_housing',
  'minimum_food',
  'maximum_hours',
  'minimum_rest_days',
  'minimum_leave_days',
  'own_papers',
  'minimum_age',
  'maximum_age',
] as const
export type RuleKey = (typeof ruleKeys)[number]
