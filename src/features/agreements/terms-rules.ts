import type { Terms } from './terms-contract.ts'

/** The terms in the order in which they are read. */
export const termNames = [
  'role',
  'tasks',
  'other_tasks',
  'wage',
  'housing',
  'housing_allowance',
  'room',
  'food',
  'food_allowance',
  'hours_per_day',
  'rest_day',
  'leave_days',
  'own_papers',
  'start_on',
] as const satisfies readonly (keyof Terms)[]
export type TermName = (typeof termNames)[number]

/** A term as it counts: an allowance only where there is one, tasks in whatever order, papers hers where nothing is said. */
function counted(terms: Terms, name: TermName): string {
  if (name === 'housing_allowance' && terms.housing !== 'allowance') return ''
  if (name === 'room' && terms.housing !== 'provided') return ''
  if (name === 'food_allowance' && terms.food !== 'allowance') return ''
  if (name === 'tasks') return (terms.tasks ?? []).toSorted().join()
  if (name === 'own_papers') return String(terms.own_papers !== false)
  return String(terms[name] ?? '')
}

/** The terms that differ between two proposals, in their order. */
export const changedTerms = (before: Terms, after: Terms): TermName[] =>
  termNames.filter((name) => counted(before, name) !== counted(after, name))

/** Whether two proposals say the same. */
export const areSameTerms = (a: Terms, b: Terms): boolean => changedTerms(a, b).length === 0
