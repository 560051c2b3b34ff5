import { inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../../../../platform/server/audit.ts'
import type { Context } from '../../../../platform/server/context.ts'
import {
  listUsers,
  ownersOfSessions,
  usersCalled,
  type UserRow,
} from '../../../accounts/server/index.ts'
import { conversationsCalled, sidesOfConversations } from '../../../conversations/server/index.ts'
import { agenciesCalled, nameAgencies } from '../../../agencies/server/index.ts'
import { nameOrders, ordersCalled } from '../../../billing/server/money-api.ts'
import {
  candidatesCalled,
  nameCandidates,
  ownersOfPapers,
} from '../../../profiles/server/names-api.ts'
import { sidesOfInterviews } from '../../../hiring/server/index.ts'
import { casesCalled, sidesOfCases } from '../../../recruitment/server/index.ts'
import type { AuditEntry } from '../../audit-contract.ts'

type Row = Pick<typeof auditLog.$inferSelect, 'subject' | 'detail'>
type About = AuditEntry['about']
type Person = About['people'][number]

/** Whom or what an entry is about, before names are looked up. */
interface Meant {
  kind: string
  id: string
  name: string | null
  record: number | null
  users: number[]
  candidates: number[]
}

const partsOf = (subject: string): [kind: string, id: string] => {
  const [kind = '', ...rest] = subject.split(':')
  return [kind, rest.join(':')]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Names what entries are about: people, agencies, orders, and the people behind papers, recruitments and the like. */
export async function nameSubjects(
  ctx: Context,
  rows: readonly Row[],
): Promise<(row: Row) => About> {
  const meantBy = await findMeant(ctx, rows)
  const all = rows.map(meantBy)
  const [users, candidates] = await Promise.all([
    listUsers(
      ctx,
      all.flatMap((meant) => meant.users),
    ),
    nameCandidates(
      ctx,
      all.flatMap((meant) => meant.candidates),
    ),
  ])
  const userOf = (id: number): Person[] => personOf(users.get(id))
  const candidateOf = (id: number): Person[] => {
    const found = candidates.get(id)
    return found === undefined
      ? []
      : [{ user_id: found.userId, candidate_id: id, name: found.name }]
  }
  return (row) => {
    const { kind, id, name, record, ...ids } = meantBy(row)
    return {
      kind,
      id,
      name,
      record,
      people: [...ids.users.flatMap(userOf), ...ids.candidates.flatMap(candidateOf)],
    }
  }
}

const personOf = (user: UserRow | undefined): Person[] =>
  user === undefined ? [] : [{ user_id: user.id, candidate_id: null, name: user.fullName }]

async function findMeant(ctx: Context, rows: readonly Row[]): Promise<(row: Row) => Meant> {
  const idsOf = (kind: string) => [
    ...new Set(
      rows.flatMap(({ subject }) => (partsOf(subject)[0] === kind ? [partsOf(subject)[1]] : [])),
    ),
  ]
  const numbersOf = (kind: string) =>
    idsOf(kind)
      .filter((id) => /^\d{1,15}$/.test(id))
      .map(Number)
  const uuidsOf = (kind: string) => idsOf(kind).filter((id) => uuid.test(id))
  const [papers, sessions, orders, cases, talks, offices, conversations] = await Promise.all([
    ownersOfPapers(ctx, numbersOf('document')),
    ownersOfSessions(ctx, uuidsOf('session')),
    nameOrders(ctx, {
      orders: numbersOf('order'),
      payments: uuidsOf('payment'),
      refunds: uuidsOf('refund'),
    }),
    sidesOfCases(ctx, numbersOf('recruitment')),
    sidesOfInterviews(ctx, numbersOf('interview')),
    nameAgencies(ctx, numbersOf('agency')),
    sidesOfConversations(ctx, numbersOf('conversation')),
  ])
  return ({ subject, detail }) => {
    const [kind, id] = partsOf(subject)
    const number = /^\d{1,15}$/.test(id) ? Number(id) : null
    const meant: Meant = { kind, id, name: null, record: number, users: [], candidates: [] }
    if (kind === 'user') return { ...meant, users: listed(number) }
    if (kind === 'candidate') return { ...meant, candidates: listed(number) }
    if (kind === 'agency') return { ...meant, name: offices.get(number ?? 0) ?? null }
    if (kind === 'document') return { ...meant, candidates: listed(papers.get(number ?? 0)) }
    if (kind === 'session') return { ...meant, users: listed(sessions.get(id)) }
    if (kind === 'file') return { ...meant, users: listed(ownerIn(detail)) }
    const between = new Map([
      ['recruitment', cases],
      ['interview', talks],
      ['conversation', conversations],
    ])
    const sides = between.get(kind)?.get(number ?? 0)
    if (sides !== undefined)
      return { ...meant, users: [sides.employerId], candidates: [sides.candidateId] }
    const order = orders.get(subject)
    return order === undefined
      ? meant
      : { ...meant, name: order.orderNo, record: order.id, users: [order.employerId] }
  }
}

const listed = (id: number | null | undefined): number[] =>
  id === null || id === undefined ? [] : [id]

function ownerIn(detail: unknown): number | null {
  const owner =
    typeof detail === 'object' && detail !== null && 'owner' in detail ? detail.owner : null
  return typeof owner === 'number' ? owner : null
}

const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Entries about what is asked for: a subject as it is written down ('user:12'), a kind of them ('user'), or people by name or number. */
export function isAboutWhat(ctx: Context, asked: string): SQL | undefined {
  // With an id it is that one: 'user:1' must not find 'user:12'.
  if (/^[a-z-]+:./.test(asked)) return sql`${auditLog.subject} = ${asked}`
  const { people, papers } = candidatesCalled(ctx, asked)
  const called = {
    user: sql`${usersCalled(ctx, asked)}`,
    candidate: people,
    document: papers,
    agency: agenciesCalled(ctx, asked),
  }
  const among = {
    ...called,
    order: ordersCalled(ctx, asked),
    recruitment: casesCalled(ctx, asked),
    conversation: conversationsCalled(ctx, asked),
  }
  return or(
    like(auditLog.subject, beginning(`${asked.replace(/:$/, '')}:`)),
    ...Object.entries(among).map(
      ([kind, ids]) =>
        sql`${auditLog.subject} in (select ${`${kind}:`} || named.id from ${ids} named)`,
    ),
  )
}

/** Entries by whom is asked for: an account's id, or people by name or number. */
export const isByWhom = (ctx: Context, asked: string): SQL =>
  // No phone number is as short as that.
  /^\d{1,7}$/.test(asked)
    ? sql`${auditLog.actorId} = ${Number(asked)}`
    : inArray(auditLog.actorId, usersCalled(ctx, asked))
