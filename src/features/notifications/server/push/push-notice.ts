import { eq } from 'drizzle-orm'
import { push } from '../../../../gateways/push/index.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { defineJob } from '../../../../platform/server/jobs.ts'
import { localizedPath } from '../../../../platform/shared/locale.ts'
import { findNoticeKind } from '../notice-kinds.ts'
import { findReceiver, isSessionOpen } from '../ports.ts'
import { notices, pushSubscriptions } from '../tables.ts'
import { vapidKeys } from './keys.ts'
import { pushDue, type PushOfNotice } from './push-due.ts'

/** Tells a browser that there is a notice: its title, and where it leads. What the notice says stays in the product. */
export const pushNotice = defineJob<PushOfNotice>({
  ...pushDue,
  retries: { most: 5, firstWaitSeconds: 30 },
  atOnce: 5,
  run: tell,
})

async function tell(ctx: Context, { noticeId, subscriptionId }: PushOfNotice): Promise<void> {
  const [browser] = await ctx.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, subscriptionId))
  const [notice] = await ctx.db.select().from(notices).where(eq(notices.id, noticeId))
  if (!browser || !notice || notice.readAt !== null) return
  const forget = () => ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id))
  const receiver = await findReceiver(ctx, browser.userId)
  const isOwn = receiver !== null && notice.userId === browser.userId
  // She has signed out in it, by herself or from another device.
  if (!isOwn || !(await isSessionOpen(ctx, browser.sessionId))) return void (await forget())
  const kind = findNoticeKind(ctx, notice.kind)
  if (receiver.isSilent || !kind) return
  const { locale } = receiver
  const { origin, production } = ctx.config
  const outcome = await push({
    browser,
    keys: await vapidKeys(ctx),
    subject: origin.startsWith('https://') ? origin : 'mailto:nobody@localhost.invalid',
    production,
    text: JSON.stringify({
      title: kind.words[locale](notice.params).title,
      path: localizedPath(notice.path ?? '/notifications', locale),
      locale,
      id: notice.id,
    }),
    topic: `notice-${notice.id}`,
    isUrgent: kind.urgent === true,
  })
  if (outcome === 'gone') await forget()
}
