import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import type { requestVisa as call } from '../contract.ts'
import { acknowledgeVisaRequest } from './acknowledge.ts'
import { admitForm } from './admit-form.ts'
import { readPhone } from './phone-number.ts'
import { enquiries } from './tables.ts'

export async function requestVisa(ctx: Context, form: Parsed<typeof call>): Promise<void> {
  const phone = readPhone(form)
  if (!(await admitForm(ctx, form))) return
  await transaction(ctx, async (ctx) => {
    await ctx.db.insert(enquiries).values({
      kind: 'visa',
      name: form.name,
      phoneNumber: phone.number,
      message: form.message,
      locale: ctx.locale,
      createdAt: ctx.now,
    })
    await acknowledgeVisaRequest(ctx, phone)
  })
}
