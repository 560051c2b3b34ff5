import { z } from 'zod'
import { latinDigits, plainNumber } from '../../platform/shared/digits.ts'
import { plainDate, requiredText, wholeNumber } from '../../platform/shared/fields.ts'
import { defaultEndOfServiceDays, guaranteeCauses } from './choices.ts'

/** Lists that an operator may keep, of prices as of guarantees. */
export const listsMax = 200

/** In the operator's currency, at most two decimals. */
const amount = z.preprocess(
  (value) => {
    const text = typeof value === 'string' ? plainNumber(value) : value
    return typeof text === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : text
  },
  z
    .number('amountInvalid')
    .min(0, 'amountInvalid')
    .max(10_000_000, 'outOfRange')
    .multipleOf(0.01, 'amountInvalid'),
)
const days = wholeNumber(1, 366)
const percent = z.preprocess(
  (value) => (typeof value === 'string' ? Number(latinDigits(value.trim()) || Number.NaN) : value),
  z.number('notANumber').min(0, 'outOfRange').max(100, 'outOfRange'),
)

/** A price list as the operator writes it. It holds from its day on, until another begins. */
export const priceListInput = z.object({
  effective_from: plainDate,
  /** Where the figures come from: a decision, a meeting, a tariff. */
  source: requiredText('sourceRequired', 200),
  plans: z.object({ basic: amount, standard: amount, premium: amount }),
  visa_service: z.object({ amount, monthly: amount, aim_days: days }),
  private_sponsorship: z.object({ amount, days }),
  /** By nationality: the most that may be asked for recruiting from a country. */
  recruitment_caps: z.object({
    decision: requiredText('required', 60),
    in_force_since: plainDate,
    amounts: z
      .array(
        z.object({
          country: z.string('unknownChoice').regex(/^[A-Z]{2}$/, 'unknownChoice'),
          amount,
        }),
      )
      .max(60, 'tooMany')
      .refine(
        (all) => new Set(all.map(({ country }) => country)).size === all.length,
        'countryTwice',
      ),
  }),
  elsewhere: z.object({ platform_access: amount, nanny_visa: amount }).nullable(),
  /** Wages of so many days are owed at the end for each year of service. */
  end_of_service_days: wholeNumber(0, 366).default(defaultEndOfServiceDays),
})
export type PriceListInput = z.output<typeof priceListInput>

/** The legal guarantee for contracts from a day on. */
export const guaranteeInput = z.object({
  effective_from: plainDate,
  decision: requiredText('sourceRequired', 60),
  whole_months: wholeNumber(0, 36),
  reduced_months: wholeNumber(0, 36),
  percent_per_month: percent,
  part_months: z.enum(['full', 'pro_rata'], 'unknownChoice'),
  base_includes_government_fees: z.boolean('unknownChoice'),
  causes: z.array(z.enum(guaranteeCauses, 'unknownChoice')).max(guaranteeCauses.length, 'tooMany'),
})
export type GuaranteeInput = z.output<typeof guaranteeInput>

/** Currencies with two decimals, as all amounts are counted. */
export const currencies = ['QAR', 'AED', 'SAR', 'USD', 'EUR', 'GBP'] as const
export const currencyInput = z.object({ code: z.enum(currencies, 'unknownChoice') })
