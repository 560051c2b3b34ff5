import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import type { sendContact as call } from '../contract.ts'
import { acknowledgeContact } from './acknowledge.ts'
import { admitForm } from './admit-form.ts'
import { readPhone } from './phone-number.ts'
import { enquiries } from './tables.ts'

export async function sendContact(ctx: Context, form: Parsed<typeof call>): Promise<void> {
  const { number } = readPhone(form)
  if (!(await admitForm(ctx, form))) return
  await transaction(ctx, async (ctx) => {
    await ctx.db.insert(enquiries).values({
      kind: 'contact',
      name: form.firstName,
      email: form.email,
      phoneNumber: number,
      message: form.message,
      isWorker: form.isWorker,
      isEmployer: form.isEmployer,
      locale: ctx.locale,
      createdAt: ctx.now,
    })
    await acknowledgeContact(ctx, form.email)
  })
}
