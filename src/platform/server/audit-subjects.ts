import type { SQL } from 'drizzle-orm'
import { defineCollection } from './capability.ts'
import type { Context } from './context.ts'

/** What people know a subject of the audit log by; empty where it is gone, or has nothing of the kind. */
export interface Meant {
  /** What it is called by itself, such as an agency's name or an order's number. */
  name?: string
  /** The page of the console that shows it. */
  path?: string
  /** Whom it is about: accounts, and records of people, by id. */
  users?: readonly number[]
  records?: readonly number[]
}

type Finder<Id> = (ctx: Context, ids: readonly Id[]) => readonly Found[] | Promise<readonly Found[]>
type Found = Meant & { id: number | string }

/** A kind of subject that the audit log speaks of, as its owner knows it: what stands in 'kind:id' before the colon. */
export interface AuditSubject {
  kind: string
  /** What these ids mean, many at once; who is gone is left out. */
  find?: Finder<string>
  /** The same where an entry's detail says it. */
  readDetail?: (detail: unknown) => Meant
  /** The ids of those whom a text means, a part of a name or a number, as a part of another query. */
  called?: (ctx: Context, q: string) => SQL
}

/** The kinds of subject of each capability: each kind that is written to the log is in it, and once. */
export const auditSubjects = defineCollection<readonly AuditSubject[]>('auditSubjects')

const isNumber = (id: string) => /^\d{1,15}$/.test(id)
const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** For a kind whose ids are numbers: another one means nothing. */
export const byNumber =
  (find: Finder<number>): Finder<string> =>
  (ctx, ids) => {
    const numbers = ids.filter(isNumber).map(Number)
    return numbers.length === 0 ? [] : find(ctx, numbers)
  }

/** The same for UUIDs. */
export const byUuid =
  (find: Finder<string>): Finder<string> =>
  (ctx, ids) => {
    const uuids = ids.filter(isUuid)
    return uuids.length === 0 ? [] : find(ctx, uuids)
  }

/** What the platform itself writes of. */
export const platformSubjects: readonly AuditSubject[] = [{ kind: 'list' }, { kind: 'setting' }]
