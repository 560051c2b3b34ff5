/** The stages from what a household needs to her first day, in their order. */
export const stages = ['needs', 'shortlist', 'meet', 'agree', 'pay', 'arrive'] as const
export type Stage = (typeof stages)[number]

/** What can be a household's turn, the most pressing first, and at which stage it stands. */
export const turns = {
  join: 'meet',
  choose_time: 'meet',
  answer_terms: 'agree',
  step: 'arrive',
  pay: 'pay',
  said_no: 'agree',
  time_declined: 'meet',
  say_met: 'meet',
  ask_terms: 'agree',
  decide: 'meet',
  late_step: 'arrive',
  invite: 'shortlist',
  find: 'shortlist',
  say_needs: 'needs',
} as const satisfies Record<string, Stage>
export type Turn = keyof typeof turns
export const turnKinds = Object.keys(turns) as [Turn, ...Turn[]]
