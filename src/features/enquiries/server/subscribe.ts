import { translated } from '../../../platform/shared/catalogues.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { countHits } from '../../../platform/server/rate-limits.ts'
import type { Parsed } from '../../../platform/shared/endpoint.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { localizedPath } from '../../../platform/shared/locale.ts'
import { confirmLinkTtlSeconds, type subscribe as call } from '../contract.ts'
import { recordConsentOfEmail } from '../../accounts/server/own-account-api.ts'
import { sendMessage, withdrawMessages } from '../../notifications/server/index.ts'
import { en } from '../messages.en.ts'
import { admitForm } from './admit-form.ts'
import { issueLink, subscriberOfLink } from './newsletter-links.ts'
import { newsletterDeliveries, newsletterSubscribers } from './tables.ts'

const texts = translated(en)

/** Sends an e-mail either way, so that the answer does not tell who is subscribed. */
export async function subscribe(ctx: Context, form: Parsed<typeof call>): Promise<void> {
  if (!(await admitForm(ctx, form))) return
  await countHits(ctx, [{ key: `newsletter:${form.email}`, max: 3, windowSeconds: 86_400 }])
  await transaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .insert(newsletterSubscribers)
      .values({ email: form.email, locale: ctx.locale, createdAt: ctx.now })
      .onConflictDoUpdate({ target: newsletterSubscribers.email, set: { email: form.email } })
      .returning({ id: newsletterSubscribers.id, confirmedAt: newsletterSubscribers.confirmedAt })
    if (!row) throw new Error('a subscriber was neither made nor found')
    if (row.confirmedAt !== null)
      await mail(ctx, form.email, 'alreadySubscribed', await issueLink(ctx, row.id, 'unsubscribe'))
    else await mail(ctx, form.email, 'confirmSubscription', await issueLink(ctx, row.id, 'confirm'))
  })
}

/** Confirming again, as a reloaded page does, changes nothing and sends nothing. */
export async function confirmSubscription(ctx: Context, token: string): Promise<{ email: string }> {
  return transaction(ctx, async (ctx) => {
    const id = await subscriberOfLink(ctx, token, 'confirm')
    const [first] = await ctx.db
      .update(newsletterSubscribers)
      .set({ confirmedAt: ctx.now })
      .where(
        and(
          eq(newsletterSubscribers.id, id),
          isNull(newsletterSubscribers.confirmedAt),
          isNull(newsletterSubscribers.endedAt),
        ),
      )
      .returning({ id: newsletterSubscribers.id })
    const [row] = await ctx.db
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
    if (!row?.email) throw new AppError('INVALID', { message: 'newsletterLinkVoid' })
    if (first) await recordConsentOfEmail(ctx, row.email, 'newsletter', true)
    if (first) await mail(ctx, row.email, 'subscribed', await issueLink(ctx, id, 'unsubscribe'))
    return { email: row.email }
  })
}

/** Forgets the address, and takes back what is still to leave for it; the links to leave stay, so that a second click is told the same. */
export async function unsubscribe(ctx: Context, token: string): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const id = await subscriberOfLink(ctx, token, 'unsubscribe')
    const [row] = await ctx.db
      .select({ email: newsletterSubscribers.email })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
    if (row?.email) await recordConsentOfEmail(ctx, row.email, 'newsletter', false)
    await ctx.db
      .update(newsletterSubscribers)
      .set({ email: null, endedAt: ctx.now })
      .where(and(eq(newsletterSubscribers.id, id), isNull(newsletterSubscribers.endedAt)))
    await withdrawMessages(
      ctx,
      ctx.db
        .select({ id: newsletterDeliveries.messageId })
        .from(newsletterDeliveries)
        .where(eq(newsletterDeliveries.subscriberId, id)),
    )
  })
}

/** An e-mail with its link: to confirm, or, for who is subscribed, to leave. */
async function mail(
  ctx: Context,
  to: string,
  template: 'confirmSubscription' | 'subscribed' | 'alreadySubscribed',
  token: string,
): Promise<void> {
  const { [template]: text, [`${template}Subject` as const]: subject } = texts[ctx.locale].emails
  const { origin } = ctx.config
  const isConfirmation = template === 'confirmSubscription'
  const link =
    origin +
    localizedPath(`/newsletter/${isConfirmation ? 'confirm' : 'unsubscribe'}/${token}`, ctx.locale)
  await sendMessage(ctx, {
    channel: 'email',
    to,
    locale: ctx.locale,
    template,
    subject,
    text: text({ link }),
    secretUntil: new Date(ctx.now.getTime() + confirmLinkTtlSeconds * 1000),
    ...(!isConfirmation && { unsubscribeUrl: `${origin}/api/newsletter/unsubscribe/${token}` }),
  })
}
