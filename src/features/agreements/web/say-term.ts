import { formatDate } from '../../../platform/shared/format.ts'
import { joinList } from '../../../platform/shared/join-list.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useWords } from '../../profiles/web/index.ts'
import type { Terms } from '../terms-contract.ts'
import type { TermName } from '../terms-rules.ts'
import { useTermWords } from './texts.ts'

/** Says a term of some terms, in the reader's words; empty where it says nothing. */
export function useSayTerm(currency: string): (terms: Terms, name: TermName) => string {
  const t = useTermWords()
  const locale = useLocale()
  const words = useWords()
  const provision = (kind: Terms['housing'], allowance: number | undefined) =>
    kind === 'provided' ? t.provided : t.allowanceOf(formatAmount(allowance ?? 0, currency, locale))
  const say: Record<TermName, (terms: Terms) => string> = {
    // Of whoever it is: a job, not a person.
    role: ({ role }) => words.position(role, null),
    tasks: ({ tasks = [] }) =>
      joinList(
        tasks.map((task) => t.tasks[task]),
        locale,
      ),
    other_tasks: ({ other_tasks }) => other_tasks ?? '',
    wage: ({ wage }) => formatAmount(wage, currency, locale),
    housing: ({ housing, housing_allowance }) => provision(housing, housing_allowance),
    housing_allowance: () => '',
    room: ({ room, housing }) => (room && housing === 'provided' ? t.rooms[room] : ''),
    food: ({ food, food_allowance }) => provision(food, food_allowance),
    food_allowance: () => '',
    hours_per_day: ({ hours_per_day }) => t.hours(hours_per_day),
    rest_day: ({ rest_day }) => t.restDays[rest_day],
    leave_days: ({ leave_days }) => t.days(leave_days),
    own_papers: ({ own_papers }) => (own_papers === false ? t.papersAway : t.keepsPapers),
    start_on: ({ start_on }) => formatDate(start_on, locale),
  }
  return (terms, name) => say[name](terms)
}
