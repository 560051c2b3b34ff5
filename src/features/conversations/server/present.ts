import { findFiles } from '../../../gateways/files/index.ts'
import type { Context, SignedIn } from '../../../platform/server/context.ts'
import { getUserNames } from '../../accounts/server/index.ts'
import { describeCandidates } from '../../profiles/server/names-api.ts'
import type { Message } from '../contract.ts'
import { cover } from '../../profiles/cover-rules.ts'
import { findMessages } from './queries.ts'
import type { MessageRow } from './tables.ts'

/** Words of a message as one reads them: her own as she typed them, those of others covered until a contact is open. */
export function wordsFor(
  ctx: SignedIn,
  row: Pick<MessageRow, 'body' | 'senderId'>,
  isOpen: boolean,
): { text: string | null; covered: boolean } {
  if (row.body === null || isOpen) return { text: row.body, covered: false }
  const shown = cover(row.body)
  return row.senderId === ctx.actor.userId ? { ...shown, text: row.body } : shown
}

/** Whether anything of a message is covered while no contact is open. */
export const hasCovered = ({ body }: Pick<MessageRow, 'body'>): boolean =>
  body !== null && cover(body).covered

/** Names of those who wrote: of a worker by her record, of the others by their accounts. */
export async function namesOf(
  ctx: Context,
  rows: readonly Pick<MessageRow, 'senderId' | 'side'>[],
  candidateId: number,
): Promise<(row: Pick<MessageRow, 'senderId' | 'side'>) => string> {
  const users = await getUserNames(
    ctx,
    rows.flatMap(({ senderId, side }) => (side === 'worker' ? [] : (senderId ?? []))),
  )
  const described = await describeCandidates(
    ctx,
    rows.some(({ side }) => side === 'worker') ? [candidateId] : [],
  )
  const worker = described.get(candidateId)?.full_name ?? ''
  return ({ senderId, side }) =>
    side === 'worker' ? worker : senderId === null ? '' : (users.get(senderId) ?? '')
}

/** Messages of one conversation as the asker reads them. */
export async function presentMessages(
  ctx: SignedIn,
  { id, candidateId }: { id: number; candidateId: number },
  rows: readonly MessageRow[],
  isOpen: boolean,
): Promise<Message[]> {
  const nameOf = await namesOf(ctx, rows, candidateId)
  const answered = await findMessages(
    ctx,
    id,
    rows.flatMap(({ answers }) => answers ?? []),
  )
  const files = await findFiles(
    ctx,
    rows.flatMap(({ kind, fileId }) => (kind === 'paper' ? (fileId ?? []) : [])),
  )
  return rows.map((row) => {
    const mine = row.senderId === ctx.actor.userId && !row.byDemo
    const phrase = row.answers === null ? null : (answered.get(row.answers)?.phrase ?? null)
    return {
      number: row.number,
      client_id: mine ? row.clientId : null,
      kind: row.kind,
      side: row.side,
      name: nameOf(row),
      mine,
      ...wordsFor(ctx, row, isOpen),
      phrase: row.phrase,
      answers: row.answers !== null && phrase !== null ? { number: row.answers, phrase } : null,
      seconds: row.seconds,
      wave: row.wave ?? [],
      has_file: row.fileId !== null,
      file_name: files.get(row.fileId ?? '')?.name ?? null,
      private: row.isPrivate,
      by_demo: row.byDemo,
      at: row.createdAt.toISOString(),
    }
  })
}
