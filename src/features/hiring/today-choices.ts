/** What a worker can be asked to do next, the most pressing first. */
export const dutyKinds = [
  'join',
  'answer_interview',
  'answer_terms',
  'answer_offer',
  'paper',
  'step',
  'reply',
  'hidden',
  'begin',
  'missing',
  'publish',
  'add',
  'wait',
  'nothing',
] as const
export type DutyKind = (typeof dutyKinds)[number]
