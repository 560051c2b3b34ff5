import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch, type CsvColumn } from '../../../../platform/server/csv.ts'
import { countUpTo, holdsWords } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import { getUserNames, searchTextOf } from '../../../accounts/server/index.ts'
import { hasOrderNumbered, orderNumbersOf } from '../../../billing/server/money-api.ts'
import type { CaseLine, exportRecruitments, listAllRecruitments as call } from '../../contract.ts'
import { foldedNameOf } from '../../../profiles/server/names-api.ts'
import { presentLines } from '../present.ts'
import { type CaseRow, recruitmentCases } from '../tables.ts'

type Filters = Parsed<typeof exportRecruitments>

/** Every case for the operator, the newest first. */
export async function listAllCases(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
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
  return { results: await linesOf(ctx, rows), ...counted, page, page_size }
}

/** The next cases after one, for the export. */
export async function readCases(
  ctx: SignedIn,
  filters: Filters,
  after: CaseLine | undefined,
): Promise<CaseLine[]> {
  const rows = await ctx.db
    .select()
    .from(recruitmentCases)
    .where(and(asked(filters), after && lt(recruitmentCases.id, after.id)))
    .orderBy(desc(recruitmentCases.id))
    .limit(csvBatch)
  return linesOf(ctx, rows)
}

async function linesOf(ctx: SignedIn, rows: readonly CaseRow[]): Promise<CaseLine[]> {
  const [lines, names, orderNo] = await Promise.all([
    presentLines(ctx, rows),
    getUserNames(
      ctx,
      rows.map(({ employerId }) => employerId),
    ),
    orderNumbersOf(ctx, rows),
  ])
  const cases = new Map(rows.map((row) => [row.id, row]))
  return lines.flatMap((line) => {
    const row = cases.get(line.id)
    return row
      ? [
          {
            ...line,
            employer_id: row.employerId,
            employer_name: names.get(row.employerId) ?? '',
            order_no: orderNo(row),
          },
        ]
      : []
  })
}

export const caseColumns: CsvColumn<CaseLine>[] = [
  { header: 'id', value: (line) => line.id },
  { header: 'candidate_id', value: (line) => line.jobseeker_id },
  { header: 'candidate', value: (line) => line.jobseeker_name },
  { header: 'nationality', value: (line) => line.jobseeker_nationality },
  { header: 'household_id', value: (line) => line.employer_id },
  { header: 'household', value: (line) => line.employer_name },
  { header: 'order_no', value: (line) => line.order_no },
  { header: 'since', value: (line) => line.applied_date },
  { header: 'status', value: (line) => line.status },
  { header: 'stage', value: (line) => line.stage },
  { header: 'is_overdue', value: (line) => line.overdue },
  { header: 'next_step', value: (line) => line.next?.step ?? null },
  { header: 'next_due', value: (line) => line.next?.due_on ?? null },
]

const asked = ({ q, status }: Filters): SQL | undefined =>
  and(
    status && eq(recruitmentCases.status, status),
    q === undefined ? undefined : or(isOfPeople(q), hasOrderNumbered(q, recruitmentCases)),
  )

/** Each word is a part of the worker's name or the household's, or of the household's number. */
const isOfPeople = (q: string): SQL | undefined =>
  holdsWords(
    sql`(${foldedNameOf(recruitmentCases.candidateId)} || ' ' || ${searchTextOf(recruitmentCases.employerId)})`,
    q,
  )
