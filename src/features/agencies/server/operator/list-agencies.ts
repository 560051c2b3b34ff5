import { and, desc, eq, exists, ilike, inArray, lt, or, type SQL } from 'drizzle-orm'
import { fileLink, findFiles } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch, type CsvColumn } from '../../../../platform/server/csv.ts'
import { containing, countUpTo } from '../../../../platform/server/paged.ts'
import type { Parsed } from '../../../../platform/shared/endpoint.ts'
import { AppError } from '../../../../platform/shared/errors.ts'
import { countManaged } from '../../../records/server/index.ts'
import type {
  AgencyFile,
  exportAgencies,
  ListedAgency,
  listAgencies as listCall,
} from '../../admin-contract.ts'
import { listLicences } from '../licence/submit-licence.ts'
import { listPeople } from '../members/list-people.ts'
import { reinstateRefusal, suspendRefusal } from '../policy.ts'
import { presentLicences } from '../present.ts'
import { agencyStateOf } from '../agency-state.ts'
import { agencies, agencyLicences, type AgencyRow } from '../tables.ts'

type Filters = Parsed<typeof exportAgencies>

/** Agencies for the operator, the newest first. */
export async function listAgencies(
  ctx: Context,
  { page, page_size, ...filters }: Parsed<typeof listCall>,
) {
  const condition = asked(ctx, filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select()
      .from(agencies)
      .where(condition)
      .orderBy(desc(agencies.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, agencies, condition),
  ])
  return { results: await presentAll(ctx, rows), ...counted, page, page_size }
}

/** The next agencies after one, for the export. */
export async function readAgencies(
  ctx: Context,
  filters: Filters,
  after: ListedAgency | undefined,
): Promise<ListedAgency[]> {
  const rows = await ctx.db
    .select()
    .from(agencies)
    .where(and(asked(ctx, filters), after && lt(agencies.id, after.id)))
    .orderBy(desc(agencies.id))
    .limit(csvBatch)
  return presentAll(ctx, rows)
}

export const agencyColumns: CsvColumn<ListedAgency>[] = (
  [
    'id',
    'name',
    'status',
    'standing',
    'licence_number',
    'licence_expires_on',
    'has_waiting',
    'candidates',
    'created_at',
  ] as const
).map((key) => ({ header: key, value: (agency) => agency[key] }))

const asked = (ctx: Context, { q, status, waiting }: Filters): SQL | undefined =>
  and(
    status && eq(agencies.status, status),
    q === undefined
      ? undefined
      : or(ilike(agencies.name, containing(q)), ilike(agencies.licenceNumber, containing(q))),
    waiting ? exists(waitingOf(ctx)) : undefined,
  )

const waitingOf = (ctx: Context) =>
  ctx.db
    .select({ id: agencyLicences.id })
    .from(agencyLicences)
    .where(and(eq(agencyLicences.agencyId, agencies.id), eq(agencyLicences.status, 'submitted')))

async function presentAll(ctx: Context, rows: readonly AgencyRow[]): Promise<ListedAgency[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const waiting = await ctx.db
    .select({ agencyId: agencyLicences.agencyId })
    .from(agencyLicences)
    .where(and(inArray(agencyLicences.agencyId, ids), eq(agencyLicences.status, 'submitted')))
  const numbers = await countManaged(ctx, ids)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    standing: agencyStateOf(row, ctx.now),
    licence_number: row.licenceNumber,
    licence_expires_on: row.licenceExpiresOn,
    has_waiting: waiting.some(({ agencyId }) => agencyId === row.id),
    candidates: numbers.get(row.id) ?? 0,
    created_at: row.createdAt.toISOString(),
  }))
}

/** One agency with its licences and members, for the operator. */
export async function getAgencyFile(ctx: SignedIn, id: number): Promise<AgencyFile> {
  const [row] = await ctx.db.select().from(agencies).where(eq(agencies.id, id))
  const [listed] = await presentAll(ctx, row ? [row] : [])
  if (!row || !listed) throw new AppError('NOT_FOUND')
  const { members } = await listPeople(ctx, id)
  return {
    ...listed,
    can_suspend: suspendRefusal(row) === null,
    can_reinstate: reinstateRefusal(row) === null,
    suspension_reason: row.suspensionReason,
    licences: await presentLicences(ctx, await listLicences(ctx, id), false),
    members: members.map(({ id, full_name, phone_number, role, joined_at }) => ({
      id,
      full_name,
      phone_number,
      role,
      joined_at,
    })),
  }
}

/** A link to a licence for the operator, written down. */
export async function openLicence(
  ctx: SignedIn,
  { id, licence_id }: { id: number; licence_id: number },
): Promise<{ file_url: string | null }> {
  const [row] = await ctx.db
    .select()
    .from(agencyLicences)
    .where(and(eq(agencyLicences.id, licence_id), eq(agencyLicences.agencyId, id)))
  const file = row?.fileId ? (await findFiles(ctx, [row.fileId])).get(row.fileId) : undefined
  if (!file) throw new AppError('NOT_FOUND')
  await audit(ctx, 'agency.licence_opened', `agency:${id}`, { licenceId: licence_id })
  return { file_url: fileLink(ctx, file) }
}
