import type { Context } from '../../../platform/server/context.ts'
import { formatNumber } from '../../../platform/shared/digits.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import type { TextParams } from '../../../platform/shared/fill-text.ts'
import { lawName } from '../law-rules.ts'
import { type WageFloor, wageFloor } from './ports.ts'

/** Refuses a wage below the law beside its field, the law named; nobody's wage, and 0 for one to be agreed on, are none. */
export function refuseBelow(
  floor: WageFloor | null,
  field: string,
  wage: number | null | undefined,
): void {
  if (floor === null || !wage || wage >= floor.value) return
  const params: TextParams = {
    minimum_wage: formatNumber(floor.value),
    minimum_wage_source: (locale) => lawName(floor.source, locale),
  }
  throw new AppError('INVALID', {
    message: 'wageBelowLaw',
    errors: { [field]: ['wageBelowLaw'] },
    params,
  })
}

/** The same by the law of today. */
export const refuseLowWage = async (
  ctx: Context,
  field: string,
  wage: number | null,
): Promise<void> => refuseBelow(await wageFloor(ctx), field, wage)
