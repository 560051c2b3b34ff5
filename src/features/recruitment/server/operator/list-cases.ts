import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch, type CsvColumn } from '../../../../platform/server/csv.ts'
import { containing, countUpTo, folded, holdsWords } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { fold } from '../../../../platform/shared/fold.ts'
import type { exportRecruitments, listAllRecruitments as call, Recruitment } from '../../contract.ts'
import { presentLines } from '../present.ts'
import { recruitmentCases } from '../tables.ts'

type Filters = Parsed<typeof exportRecruitments>

/** Every case for the operator, the newest first. */
export async function listAllCases(ctx: SignedIn, { page, page_size, ...filters }: Parsed<typeof call>): Promise<Output<typeof call>> {
  const condition = asked(filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(recruitmentCases)
      .where(condition)
      .orderBy(desc(recruitmentCases.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, recruitmentCases, condition),
  ])
  return { results: await presentLines(ctx, rows), ...counted, page, page_size }
}

/** The next cases after one, for the export. */
export async function readCases(ctx: SignedIn, filters: Filters, after: Recruitment | undefined): Promise<Recruitment[]> {
  const rows = await ctx.db
    .select()
    .from(recruitmentCases)
    .where(and(asked(filters), after && lt(recruitmentCases.id, after.id)))
    .orderBy(desc(recruitmentCases.id))
    .limit(csvBatch)
  return presentLines(ctx, rows)
}

export const caseColumns: CsvColumn<Recruitment>[] = [
  { header: 'id', value: (line) => line.id },
  { header: 'candidate_id', value: (line) => line.jobseeker_id },
  { header: 'candidate', value: (line) => line.jobseeker_name },
  { header: 'nationality', value: (line) => line.jobseeker_nationality },
  { header: 'since', value: (line) => line.applied_date },
  { header: 'status', value: (line) => line.status },
  { header: 'stage', value: (line) => line.stage },
  { header: 'is_overdue', value: (line) => line.overdue },
  { header: 'next_step', value: (line) => line.next?.step ?? null },
  { header: 'next_due', value: (line) => line.next?.due_on ?? null },
]

const asked = ({ q, status }: Filters): SQL | undefined =>
  and(status && eq(recruitmentCases.status, status), q === undefined ? undefined : or(isOfPeople(q), isOfOrder(q)))

/** Each word is a part of the worker's name or the household's, or of the household's number. */
const isOfPeople = (q: string): SQL => sql`exists (
  select 1 from candidates, users
  where candidates.id = ${recruitmentCases.candidateId} and users.id = ${recruitmentCases.employerId}
    and ${holdsWords(sql`(${folded(sql`candidates.full_name`)} || ' ' || users.search_text)`, q)})`

/** A part of the number of the order that this household made for her. */
const isOfOrder = (q: string): SQL => sql`exists (
  select 1 from orders
  where orders.employer_id = ${recruitmentCases.employerId} and orders.candidate_id = ${recruitmentCases.candidateId}
    and orders.order_no ilike ${containing(fold(q).trim())})`
