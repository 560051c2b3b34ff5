import { desc, eq, inArray, or } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Person, PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { recordConsentOfEmail } from '../../accounts/server/own-account-api.ts'
import { enquiries, newsletterSubscribers, reports } from './tables.ts'

/** What she wrote to the operator, known by her number or her confirmed address, and the newsletter. */
export const personalData: PersonalDataProvider = {
  name: 'enquiries',
  tables: {
    // The row that names her as the one who answers stays; she is taken out of it.
    enquiries: { kept: 'messages of others that she answered as an operator, without her' },
    reports: {
      kept: 'for the safety of others: what she reported, without her, and what others reported of her, by her bare id',
    },
  },
  collect,
  erase,
}

const isOwn = ({ phoneNumber, email }: Person) =>
  email === null
    ? eq(enquiries.phoneNumber, phoneNumber)
    : or(eq(enquiries.phoneNumber, phoneNumber), eq(enquiries.email, email))

async function collect(ctx: Context, person: Person) {
  const written = await ctx.db
    .select()
    .from(enquiries)
    .where(isOwn(person))
    .orderBy(desc(enquiries.id))
  // What others reported of her is theirs: nobody is told who did.
  const reported = await ctx.db
    .select({
      reason: reports.reason,
      message: reports.message,
      contact: reports.contact,
      state: reports.state,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, person.userId))
    .orderBy(desc(reports.id))
  return {
    data: {
      reported,
      messages: written,
      newsletter: person.email === null ? null : await findSubscription(ctx, person.email),
    },
  }
}

async function erase(ctx: Context, person: Person): Promise<void> {
  await ctx.db.delete(enquiries).where(isOwn(person))
  await ctx.db
    .update(reports)
    .set({ reporterId: null, contact: null })
    .where(eq(reports.reporterId, person.userId))
  await ctx.db
    .update(enquiries)
    .set({ assigneeId: null })
    .where(eq(enquiries.assigneeId, person.userId))
  if (person.email !== null) await forgetAddress(ctx, person.email)
}

async function findSubscription(ctx: Context, email: string) {
  const [row] = await ctx.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email))
  return row ?? null
}

const forgetAddress = (ctx: Context, email: string) =>
  ctx.db
    .update(newsletterSubscribers)
    .set({ email: null, endedAt: ctx.now })
    .where(inArray(newsletterSubscribers.email, [email]))

/** Whether this address gets the newsletter. */
export const isSubscribed = async (ctx: Context, email: string): Promise<boolean> =>
  (await findSubscription(ctx, email))?.confirmedAt != null

/** Takes an address off the newsletter and forgets it. */
export async function leaveNewsletter(ctx: Context, email: string): Promise<void> {
  await recordConsentOfEmail(ctx, email, 'newsletter', false)
  await forgetAddress(ctx, email)
}
