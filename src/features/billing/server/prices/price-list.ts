import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { readSetting } from '../../../../platform/server/settings.ts'
import { countryName, qatarDate } from '../../../../platform/shared/format.ts'
import { nationalities, nationalityByName } from '../../../../platform/shared/nationalities.ts'
import type { PlanKey } from '../../contract.ts'
import { defaultEndOfServiceDays } from '../../choices.ts'
import { capMinor } from '../../quote.ts'

const minor = z.int().nonnegative()

/** A price list as the settings' row `prices` holds it: amounts in minor units. */
export const priceList = z.object({
  effectiveFrom: z.iso.date(),
  /** Where the figures come from. */
  source: z.string().default(''),
  plansMinor: z.object({ basic: minor, standard: minor, premium: minor }),
  visaService: z.object({ amountMinor: minor, monthlyMinor: minor, aimDays: z.int().positive() }),
  privateSponsorship: z.object({ amountMinor: minor, days: z.int().positive() }),
  recruitmentCaps: z.object({
    decision: z.string(),
    inForceSince: z.iso.date(),
    amountsMinor: z.array(
      z.object({ country: z.string().regex(/^[A-Z]{2}$/), amountMinor: minor }),
    ),
  }),
  elsewhere: z.object({ platformAccessMinor: minor, nannyVisaMinor: minor }).nullable(),
  /** What the law adds at the end for each year of service. */
  endOfService: z
    .object({ daysPerYear: z.int().nonnegative() })
    .default({ daysPerYear: defaultEndOfServiceDays }),
})
export type PriceList = z.output<typeof priceList>

/** The figures of the specification, in force until the operator sets others. Caps: Decision 1/2022. */
export const referencePrices: PriceList = {
  effectiveFrom: '2025-09-01',
  source: 'Decision 1/2022; Law 15/2017; tariff of 2025',
  plansMinor: { basic: 19_500, standard: 24_500, premium: 49_500 },
  visaService: { amountMinor: 820_000, monthlyMinor: 16_000, aimDays: 7 },
  privateSponsorship: { amountMinor: 1_200_000, days: 30 },
  recruitmentCaps: {
    decision: '1/2022',
    inForceSince: '2022-01-24',
    amountsMinor: [
      { country: 'ID', amountMinor: 1_700_000 },
      { country: 'LK', amountMinor: 1_600_000 },
      { country: 'PH', amountMinor: 1_500_000 },
      { country: 'BD', amountMinor: 1_400_000 },
      { country: 'IN', amountMinor: 1_400_000 },
      { country: 'KE', amountMinor: 900_000 },
      { country: 'ET', amountMinor: 900_000 },
    ],
  },
  elsewhere: { platformAccessMinor: 35_000, nannyVisaMinor: 850_000 },
  endOfService: { daysPerYear: defaultEndOfServiceDays },
}

/** The list that holds on a day (YYYY-MM-DD): the newest that has begun; the reference before any has. */
export function priceListOn(lists: readonly PriceList[], day: string): PriceList {
  const begun = lists.filter(({ effectiveFrom }) => effectiveFrom <= day)
  return begun.reduce(
    (newest, list) => (list.effectiveFrom > newest.effectiveFrom ? list : newest),
    begun[0] ?? referencePrices,
  )
}

/** The list that holds today. */
export const getPriceList = async (ctx: Context): Promise<PriceList> =>
  priceListOn(await readSetting(ctx, 'prices', z.array(priceList), []), qatarDate(ctx.now))

export const planPriceMinor = async (ctx: Context, plan: PlanKey): Promise<number> =>
  (await getPriceList(ctx)).plansMinor[plan]

/** The most that may be asked for recruiting someone of a nationality; null where the law names no cap. */
export const recruitmentCapMinor = (list: PriceList, nationality: string | null): number | null =>
  capMinor(list, nationality === null ? null : countryOf(nationality))

/** Of 'Filipino' as of 'Philippines': records hold either. */
export const countryOf = (name: string): string | undefined =>
  nationalityByName(name)?.country ??
  nationalities.find(
    ({ country }) => countryName(country, 'en').toLowerCase() === name.trim().toLowerCase(),
  )?.country
