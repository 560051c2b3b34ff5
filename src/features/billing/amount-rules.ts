import { z } from 'zod'
import { plainNumber } from '../../platform/shared/digits.ts'

/** With at most two decimals; text from a form too, in the digits of either language. */
export const amountInput = z.preprocess(
  (value) => {
    const text = typeof value === 'string' ? plainNumber(value) : value
    return typeof text === 'string' && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : text
  },
  z
    .number('amountInvalid')
    .min(0, 'amountInvalid')
    .max(10_000_000, 'amountInvalid')
    .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), 'amountInvalid'),
)
