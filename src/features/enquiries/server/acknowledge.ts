import { translated } from '../../../platform/shared/catalogues.ts'
import type { Context } from '../../../platform/server/context.ts'
import { countHits, type Limit } from '../../../platform/server/rate-limits.ts'
import { nearDialCodes } from '../../accounts/dial-code-choices.ts'
import { AppError } from '../../../platform/shared/errors.ts'
import { sendMessage } from '../../notifications/server/index.ts'
import { en } from '../messages.en.ts'
import type { ReachablePhone } from './phone-number.ts'

const day = 86_400
const near = new Set(nearDialCodes.map(({ code }) => code))
const texts = translated(en)

// Neither text repeats what was typed: a stranger's form can't send her words to someone else.

/** Tells the writer by e-mail that the message has come; a mailbox hears it three times a day at most. */
export async function acknowledgeContact(ctx: Context, to: string): Promise<void> {
  const { contactReceived, contactReceivedSubject } = texts[ctx.locale].emails
  if (await isPastLimit(ctx, [{ key: `enquiry-receipt:${to}`, max: 3, windowSeconds: day }])) return
  await sendMessage(ctx, {
    channel: 'email',
    to,
    locale: ctx.locale,
    template: 'contactReceived',
    subject: contactReceivedSubject,
    text: contactReceived,
  })
}

/** Tells the asker by text message that the visa request has come: two a day for a number, and a budget for each dial code. */
export async function acknowledgeVisaRequest(ctx: Context, phone: ReachablePhone): Promise<void> {
  if (!phone.takesTexts) return
  const limits = [
    { key: `enquiry-text:${phone.number}`, max: 2, windowSeconds: day },
    {
      key: `enquiry-text:dial-code:${phone.dialCode}`,
      max: near.has(phone.dialCode) ? 500 : 50,
      windowSeconds: day,
    },
  ]
  if (await isPastLimit(ctx, limits)) return
  await sendMessage(ctx, {
    channel: 'sms',
    to: phone.number,
    template: 'visaReceived',
    text: texts[ctx.locale].sms.visaReceived,
  })
}

/** The enquiry is stored already: a receipt too many is no reason to refuse it. */
async function isPastLimit(ctx: Context, limits: readonly Limit[]): Promise<boolean> {
  try {
    await countHits(ctx, limits)
    return false
  } catch (error) {
    if (error instanceof AppError) return true
    throw error
  }
}
