import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/server/context.ts'
import type { Pair } from './ports.ts'
import { type AgreementRow, agreements } from './tables.ts'

const listMax = 200

const isOf = ({ employerId, candidateId }: Pair) =>
  and(eq(agreements.employerId, employerId), eq(agreements.candidateId, candidateId))

/** The last that a household and a candidate had; `lock`: it will change. Take the lock of the pair first. */
export async function findLast(
  { db }: Context,
  pair: Pair,
  lock = false,
): Promise<AgreementRow | null> {
  const query = db.select().from(agreements).where(isOf(pair)).orderBy(desc(agreements.id)).limit(1)
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

export async function findById(
  { db }: Context,
  id: number,
  lock = false,
): Promise<AgreementRow | null> {
  const query = db.select().from(agreements).where(eq(agreements.id, id))
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

/** The last of each pair that fits, newest first. */
export async function listLast({ db }: Context, condition: SQL): Promise<AgreementRow[]> {
  const last = db
    .select({ id: sql<number>`max(${agreements.id})`.as('last_id') })
    .from(agreements)
    .where(condition)
    .groupBy(agreements.employerId, agreements.candidateId)
    .as('last')
  const rows = await db
    .select()
    .from(agreements)
    .innerJoin(last, eq(last.id, agreements.id))
    .orderBy(desc(agreements.changedAt), desc(agreements.id))
    .limit(listMax)
  return rows.map((row) => row.agreements)
}

/** The last that a household had with some candidates. */
export const listLastOf = (
  ctx: Context,
  employerId: number,
  candidateIds: readonly number[],
): Promise<AgreementRow[]> =>
  candidateIds.length === 0
    ? Promise.resolve([])
    : listLast(
        ctx,
        sql`${and(eq(agreements.employerId, employerId), inArray(agreements.candidateId, [...candidateIds]))}`,
      )

type NewAgreement = Omit<AgreementRow, 'id'>

export async function insertAgreement({ db }: Context, row: NewAgreement): Promise<AgreementRow> {
  const [stored] = await db.insert(agreements).values(row).returning()
  if (!stored) throw new Error('no agreement was written')
  return stored
}

export async function updateAgreement(
  { db }: Context,
  id: number,
  values: Partial<NewAgreement>,
): Promise<AgreementRow> {
  const [stored] = await db.update(agreements).set(values).where(eq(agreements.id, id)).returning()
  if (!stored) throw new Error('an agreement vanished under its lock')
  return stored
}
