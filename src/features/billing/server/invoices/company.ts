import { z } from 'zod'
import type { Context } from '../../../../platform/server/context.ts'
import { readSetting } from '../../../../platform/server/settings.ts'

const bilingual = z.object({ en: z.string(), ar: z.string() })
const company = z.object({
  operator: bilingual.nullable(),
  registration_number: z.string().nullable(),
  address: bilingual.nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
})
export type Company = z.output<typeof company>

/** Who issues the papers: the operator's setting `contact`. */
export const getCompany = (ctx: Context): Promise<Company> =>
  readSetting(ctx, 'contact', company, {
    operator: null,
    registration_number: null,
    address: null,
    phone: null,
    email: null,
  })
