import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { csvBatch, type CsvColumn } from '../../../../platform/server/csv.ts'
import { countUpTo } from '../../../../platform/server/paged.ts'
import type { Output, Parsed } from '../../../../platform/shared/endpoint.ts'
import type { exportUsers, listUsers as call, UserLine } from '../../users-contract.ts'
import { ownNumber } from '../phones.ts'
import { users } from '../tables.ts'
import { isCalled } from './users-called.ts'

type Filters = Parsed<typeof exportUsers>

const { id, fullName, phoneNumber, email, role, dateJoined, suspendedAt } = users
const line = { id, fullName, phoneNumber, email, role, dateJoined, suspendedAt }

/** Everyone with an account, the newest first. */
export async function listUsers(
  ctx: SignedIn,
  { page, page_size, ...filters }: Parsed<typeof call>,
): Promise<Output<typeof call>> {
  const condition = asked(filters)
  const [rows, counted] = await Promise.all([
    ctx.db
      .select(line)
      .from(users)
      .where(condition)
      .orderBy(desc(users.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    countUpTo(ctx, users, condition),
  ])
  return { results: rows.map(presentLine), ...counted, page, page_size }
}

/** The next people after one, for the export. */
export async function readUsers(
  ctx: SignedIn,
  filters: Filters,
  after: UserLine | undefined,
): Promise<UserLine[]> {
  const rows = await ctx.db
    .select(line)
    .from(users)
    .where(and(asked(filters), after && lt(users.id, after.id)))
    .orderBy(desc(users.id))
    .limit(csvBatch)
  return rows.map(presentLine)
}

export const userColumns: CsvColumn<UserLine>[] = [
  { header: 'id', value: (user) => user.id },
  { header: 'full_name', value: (user) => user.full_name },
  { header: 'phone_number', value: (user) => user.phone_number },
  { header: 'email', value: (user) => user.email },
  { header: 'role', value: (user) => user.role },
  { header: 'date_joined', value: (user) => user.date_joined },
  { header: 'is_suspended', value: (user) => user.is_suspended },
]

function asked({ q, role, state }: Filters): SQL | undefined {
  return and(
    q === undefined ? undefined : isCalled(q),
    role && eq(users.role, role),
    state === undefined
      ? undefined
      : state === 'suspended'
        ? isNotNull(users.suspendedAt)
        : isNull(users.suspendedAt),
  )
}

type Line = Pick<typeof users.$inferSelect, keyof typeof line>

export const presentLine = (user: Line): UserLine => ({
  id: user.id,
  full_name: user.fullName,
  phone_number: ownNumber(user.phoneNumber) ?? '',
  email: user.email,
  role: user.role,
  date_joined: user.dateJoined.toISOString(),
  is_suspended: user.suspendedAt !== null,
})
