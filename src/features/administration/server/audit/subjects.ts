import { inArray, like, or, type SQL, sql } from 'drizzle-orm'
import { auditLog } from '../../../../platform/server/audit.ts'
import { auditSubjects, type Meant } from '../../../../platform/server/audit-subjects.ts'
import { partsOf } from '../../../../platform/server/capability.ts'
import type { Context } from '../../../../platform/server/context.ts'
import { listUsers, usersCalled, type UserRow } from '../../../accounts/server/index.ts'
import { nameCandidates } from '../../../profiles/server/names-api.ts'
import type { AuditEntry } from '../../audit-contract.ts'

type Row = Pick<typeof auditLog.$inferSelect, 'subject' | 'detail'>
type About = AuditEntry['about']
type Person = About['people'][number]

const splitAtColon = (subject: string): [kind: string, id: string] => {
  const [kind = '', ...rest] = subject.split(':')
  return [kind, rest.join(':')]
}

const subjectsOf = (ctx: Context) => partsOf(ctx, auditSubjects).flat()

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
      all.flatMap((meant) => meant.users ?? []),
    ),
    nameCandidates(
      ctx,
      all.flatMap((meant) => meant.records ?? []),
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
    const [kind, id] = splitAtColon(row.subject)
    const { name = null, path = null, ...ids } = meantBy(row)
    return {
      kind,
      id,
      name,
      path,
      people: [...(ids.users ?? []).flatMap(userOf), ...(ids.records ?? []).flatMap(candidateOf)],
    }
  }
}

const personOf = (user: UserRow | undefined): Person[] =>
  user === undefined ? [] : [{ user_id: user.id, candidate_id: null, name: user.fullName }]

/** Asks the owner of each kind that is among the entries once. */
async function findMeant(ctx: Context, rows: readonly Row[]): Promise<(row: Row) => Meant> {
  const written = [...new Set(rows.map(({ subject }) => subject))].map(splitAtColon)
  const subjects = subjectsOf(ctx)
  const found = await Promise.all(
    subjects.map(async ({ kind, find }) => {
      const ids = written.flatMap(([named, id]) => (named === kind ? [id] : []))
      const meant = ids.length === 0 ? [] : ((await find?.(ctx, ids)) ?? [])
      return meant.map(({ id, ...rest }) => [`${kind}:${id}`, rest] as const)
    }),
  )
  const bySubject = new Map<string, Meant>(found.flat())
  const readers = new Map(subjects.map(({ kind, readDetail }) => [kind, readDetail]))
  return ({ subject, detail }) =>
    bySubject.get(subject) ?? readers.get(splitAtColon(subject)[0])?.(detail) ?? {}
}

const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** Entries about what is asked for: a subject as it is written down ('user:12'), a kind of them ('user'), or people by name or number. */
export function isAboutWhat(ctx: Context, asked: string): SQL | undefined {
  // With an id it is that one: 'user:1' must not find 'user:12'.
  if (/^[a-z-]+:./.test(asked)) return sql`${auditLog.subject} = ${asked}`
  return or(
    like(auditLog.subject, beginning(`${asked.replace(/:$/, '')}:`)),
    ...subjectsOf(ctx).flatMap(({ kind, called }) =>
      called === undefined
        ? []
        : [
            sql`${auditLog.subject} in (select ${`${kind}:`} || named.id from ${called(ctx, asked)} named)`,
          ],
    ),
  )
}

/** Entries by whom is asked for: an account's id, or people by name or number. */
export const isByWhom = (ctx: Context, asked: string): SQL =>
  // No phone number is as short as that.
  /^\d{1,7}$/.test(asked)
    ? sql`${auditLog.actorId} = ${Number(asked)}`
    : inArray(auditLog.actorId, usersCalled(ctx, asked))
