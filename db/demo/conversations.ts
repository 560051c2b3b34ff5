import crypto from 'node:crypto'
import type pg from 'pg'
import type { Phrase } from '../../src/features/conversations/phrase-rules.ts'
import {
  conversationMembers,
  conversationMessages,
  conversations,
} from '../../src/features/conversations/server/tables.ts'
import { demoAccounts } from './accounts.ts'
import { insertRows, reserveIds } from './insert.ts'
import type { Engagement } from './pipeline.ts'

type Line = ['household' | 'worker', string | { phrase: Phrase; answers?: number }]

/** What the demo's household has said to two of its list, and what they answered. */
const talks: Line[][] = [
  [
    ['household', 'Good evening! We have two girls, 2 and 7 years old, and live in Al Sadd.'],
    ['household', { phrase: 'twins' }],
    ['worker', { phrase: 'years', answers: 2 }],
    ['worker', 'Thank you for writing. I like to cook for children, too.'],
    ['worker', { phrase: 'call_family' }],
  ],
  [
    ['household', { phrase: 'start' }],
    ['worker', { phrase: 'two_weeks', answers: 1 }],
    ['household', 'مناسب جداً، شكراً لكم.'],
  ],
]
const minuteMs = 60_000
const beganMs = 26 * 60 * minuteMs

interface Talker {
  employerId: number
  candidateId: number
  workerId: number
}

/** Conversations of the demo's household with its own job seeker, and with another of its list. */
export async function storeConversations(
  client: pg.ClientBase,
  engagements: readonly Engagement[],
  householdIds: readonly number[],
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const talkers = await findTalkers(client, engagements, householdIds, ids)
  const rowIds = await reserveIds(client, conversations, talkers.length)
  const began = new Date(now.getTime() - beganMs)
  const at = (line: number) => new Date(began.getTime() + line * 7 * minuteMs)
  const begun = talkers.map((talker, index) => {
    const lines = talks[index] ?? []
    return { ...talker, id: rowIds[index] ?? 0, lines }
  })
  await insertRows(
    client,
    conversations,
    begun.map(({ id, employerId, candidateId, lines }) => ({
      id,
      employerId,
      candidateId,
      lastNumber: lines.length,
      lastAt: at(lines.length),
      begunAt: at(1),
      createdAt: began,
    })),
  )
  const said = begun.flatMap((talk) =>
    talk.lines.map((line, index) => rowOf(talk, line, index + 1)),
  )
  const messageIds = await reserveIds(client, conversationMessages, said.length)
  await insertRows(
    client,
    conversationMessages,
    said.map((row, index) => ({ ...row, id: messageIds[index], createdAt: at(row.number) })),
  )
  await insertRows(
    client,
    conversationMembers,
    begun.map(({ id, workerId, lines }) => ({
      conversationId: id,
      userId: workerId,
      readNumber: lines.length,
      toldNumber: 0,
      isMuted: false,
    })),
  )
}

function rowOf(
  { id, employerId, workerId }: Talker & { id: number },
  [side, words]: Line,
  number: number,
) {
  const isText = typeof words === 'string'
  return {
    conversationId: id,
    number,
    senderId: side === 'household' ? employerId : workerId,
    side,
    clientId: crypto.randomUUID(),
    kind: isText ? ('text' as const) : ('phrase' as const),
    body: isText ? words : null,
    phrase: isText ? null : words.phrase,
    answers: isText ? null : (words.answers ?? null),
    byDemo: false,
  }
}

/** The demo's household, with its job seeker first and then the next of its list who has an account. */
async function findTalkers(
  client: pg.ClientBase,
  engagements: readonly Engagement[],
  householdIds: readonly number[],
  ids: readonly number[],
): Promise<Talker[]> {
  const listed = engagements.flatMap(({ household, person, entry }) =>
    household === 0 && entry !== null && entry.status !== 'rejected' ? [ids[person] ?? 0] : [],
  )
  const { rows } = await client.query<{ id: string; user_id: string }>(
    `select id, user_id from candidates
     where id = any($1) and user_id is not null
     order by phone_number = $2 desc, array_position($1::bigint[], id) limit $3`,
    [listed, demoAccounts[1].phoneNumber, talks.length],
  )
  return rows.map(({ id, user_id }) => ({
    employerId: householdIds[0] ?? 0,
    candidateId: Number(id),
    workerId: Number(user_id),
  }))
}
