import { and, eq } from 'drizzle-orm'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { transaction } from '../../../../platform/server/database/db.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { formatAmount, fromMinor, toMinor } from '../../../../platform/shared/money.ts'
import { capMinor, getPriceList } from '../../../billing/server/prices-api.ts'
import type { removeService as removeCall, setService as setCall } from '../../services-contract.ts'
import { agencyOf, type Membership } from '../agency-of.ts'
import { agencyServices } from '../tables.ts'

/** Says what an agency asks for bringing people from a country, and how long it takes; within the law's cap. */
export async function setService(
  ctx: SignedIn,
  { country, fee, days }: Parsed<typeof setCall>,
): Promise<Membership> {
  const found = await agencyOf(ctx, 'owner')
  const feeMinor = toMinor(fee)
  const cap = capMinor(await getPriceList(ctx), country)
  if (cap !== null && feeMinor > cap)
    throw new AppError('INVALID', {
      message: 'feeAboveCap',
      params: { cap: formatAmount(fromMinor(cap), ctx.settings.currency, ctx.locale) },
      errors: { fee: ['feeAboveCap'] },
    })
  await transaction(ctx, async (ctx) => {
    const values = { feeMinor, days, changedAt: ctx.now }
    await ctx.db
      .insert(agencyServices)
      .values({ agencyId: found.agency.id, country, ...values })
      .onConflictDoUpdate({
        target: [agencyServices.agencyId, agencyServices.country],
        set: values,
      })
    await audit(ctx, 'agency.service', `agency:${found.agency.id}`, { country, feeMinor, days })
  })
  return found
}

/** No longer brings people from a country. */
export async function removeService(
  ctx: SignedIn,
  { country }: Parsed<typeof removeCall>,
): Promise<Membership> {
  const found = await agencyOf(ctx, 'owner')
  await transaction(ctx, async (ctx) => {
    const gone = await ctx.db
      .delete(agencyServices)
      .where(and(eq(agencyServices.agencyId, found.agency.id), eq(agencyServices.country, country)))
      .returning({ country: agencyServices.country })
    if (gone.length === 0) throw new AppError('NOT_FOUND')
    await audit(ctx, 'agency.service_removed', `agency:${found.agency.id}`, { country })
  })
  return found
}
