import { formatNumber } from '../../../platform/shared/digits.ts'
import { AppError, type FieldErrors } from '../../../platform/shared/errors.ts'
import type { TextParams } from '../../../platform/shared/fill-text.ts'
import { lawName } from '../../profiles/law-rules.ts'
import type { RuleKey } from '../choices.ts'
import type { Terms, TermsRule } from '../terms-contract.ts'

const floors: Partial<Record<RuleKey, (terms: Terms) => { field: string; value: number | null }>> =
  {
    minimum_wage: ({ wage }) => ({ field: 'wage', value: wage }),
    minimum_housing: ({ housing, housing_allowance }) => ({
      field: 'housing_allowance',
      value: housing === 'allowance' ? (housing_allowance ?? 0) : null,
    }),
    minimum_food: ({ food, food_allowance }) => ({
      field: 'food_allowance',
      value: food === 'allowance' ? (food_allowance ?? 0) : null,
    }),
    minimum_rest_days: ({ rest_day }) => ({
      field: 'rest_day',
      value: rest_day === 'none' ? 0 : 1,
    }),
    minimum_leave_days: ({ leave_days }) => ({ field: 'leave_days', value: leave_days }),
    own_papers: ({ own_papers }) => ({
      field: 'own_papers',
      value: own_papers === false ? 0 : 1,
    }),
  }

const messages: Record<RuleKey, string> = {
  minimum_wage: 'offerWageFloor',
  minimum_housing: 'offerHousingFloor',
  minimum_food: 'offerFoodFloor',
  maximum_hours: 'offerHoursCeiling',
  minimum_rest_days: 'offerRestFloor',
  minimum_leave_days: 'offerLeaveFloor',
  own_papers: 'offerPapersFloor',
  minimum_age: 'offerAgeFloor',
  maximum_age: 'offerAgeCeiling',
}

/** Refuses terms below the law's floor, each by its field and with the rule and its source named. */
export function checkTerms(
  terms: Terms,
  { rules, age, today }: { rules: readonly TermsRule[]; age: number | null; today: string },
): void {
  const errors: FieldErrors = {}
  const refuse = (field: string, key: string) => void (errors[field] ??= []).push(key)
  const params: TextParams = {}
  for (const { key, value, source } of rules) {
    params[key] = formatNumber(value)
    params[`${key}_source`] = (locale) => lawName(source, locale)
    const found = floors[key]?.(terms)
    if (found && found.value !== null && found.value < value) refuse(found.field, messages[key])
    if (key === 'maximum_hours' && terms.hours_per_day > value)
      refuse('hours_per_day', messages[key])
    if (
      age !== null &&
      ((key === 'minimum_age' && age < value) || (key === 'maximum_age' && age > value))
    )
      refuse('age', messages[key])
  }
  if (age === null) refuse('age', 'offerAgeUnknown')
  if (terms.start_on < today) refuse('start_on', 'offerStartPast')
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new AppError('INVALID', { message: first, errors, params })
}
