import { z } from 'zod'
import type { DeliveryStatus } from '../refusal.ts'

/** What somebody has written to our number. */
export interface Reply {
  /** Meta's name for it. */
  id: string
  /** E.164. */
  from: string
  text: string
  /** Meta's name for the message of ours that it answers, where one was pressed or quoted. */
  inReplyTo: string | null
}

export interface WhatsAppEvents {
  statuses: DeliveryStatus[]
  replies: Reply[]
}

/** More comes in no call of Meta's. */
const eventsMax = 1000
const idMax = 200
const textMax = 4096

const name = z.string().min(1).max(idMax)
const status = z.object({
  id: name,
  status: z.string(),
  errors: z.array(z.object({ code: z.number() })).catch([]),
})
const message = z.object({
  id: name,
  from: z.string().regex(/^\d{5,15}$/),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
  interactive: z
    .object({ button_reply: z.object({ title: z.string() }) })
    .optional()
    .catch(undefined),
  context: z.object({ id: name }).optional().catch(undefined),
})
const list = z.array(z.unknown()).max(eventsMax).catch([])
const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: list,
  messages: list,
})
const call = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(z.object({ value: z.unknown() }))
          .max(eventsMax)
          .catch([]),
      }),
    )
    .max(eventsMax)
    .catch([]),
})

/** What a call of Meta's says of our number; what we don't know is passed over. */
export function readEvents(phoneNumberId: string, rawBody: Buffer): WhatsAppEvents {
  const values = call
    .catch({ entry: [] })
    .parse(jsonOf(rawBody))
    .entry.flatMap(({ changes }) =>
      changes.flatMap((change) => value.safeParse(change.value).data ?? []),
    )
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId)
  return {
    statuses: values
      .flatMap(({ statuses }) => statuses.flatMap((one) => statusOf(one) ?? []))
      .slice(0, eventsMax),
    replies: values
      .flatMap(({ messages }) => messages.flatMap((one) => replyOf(one) ?? []))
      .slice(0, eventsMax),
  }
}

function statusOf(given: unknown): DeliveryStatus | undefined {
  const { data } = status.safeParse(given)
  if (data === undefined) return undefined
  const { id: providerId, status: said, errors } = data
  if (said === 'delivered' || said === 'read')
    return { providerId, status: 'delivered', reason: null }
  if (said !== 'failed') return undefined
  const reason = `whatsapp: failed, code ${errors[0]?.code ?? 'none'}`
  return { providerId, status: 'failed', reason }
}

function replyOf(given: unknown): Reply | undefined {
  const { data } = message.safeParse(given)
  if (data === undefined) return undefined
  const { id, from, text, button, interactive, context } = data
  const said = text?.body ?? button?.text ?? interactive?.button_reply.title ?? ''
  return {
    id,
    from: `+${from}`,
    text: said.slice(0, textMax),
    inReplyTo: context?.id ?? null,
  }
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch {
    return null
  }
}
