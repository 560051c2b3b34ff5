import { eq } from 'drizzle-orm'
import { agencies, agencyMembers } from '../src/features/agencies/server/tables.ts'
import type { MemberRole } from '../src/features/agencies/choices.ts'
import type { TestApp } from './harness.ts'
import { makeUser } from './people.ts'

export interface Member {
  id: number
  token: string
}

let licences = 0

/** An agency that may supply, with its owner. */
export async function makeAgency(
  test: TestApp,
  values: Partial<typeof agencies.$inferInsert> = {},
): Promise<{ id: number; owner: Member }> {
  licences += 1
  const [row] = await test.connection.db
    .insert(agencies)
    .values({
      name: `Agency ${licences}`,
      licenceNumber: `MOL-T-${licences}`,
      licenceExpiresOn: '2030-01-01',
      status: 'approved',
      createdAt: test.clock.now,
      ...values,
    })
    .returning({ id: agencies.id })
  if (!row) throw new Error('no agency was made')
  return { id: row.id, owner: await makeMember(test, row.id, 'owner') }
}

/** What of an agency only time or the operator would change. */
export const changeAgency = (
  { connection }: TestApp,
  id: number,
  values: Partial<typeof agencies.$inferInsert>,
) => connection.db.update(agencies).set(values).where(eq(agencies.id, id))

/** Someone new who works for an agency. */
export async function makeMember(
  test: TestApp,
  agencyId: number,
  role: MemberRole,
): Promise<Member> {
  const member = await makeUser(test, 'agency', `Agency ${role}`)
  await joinAgency(test, agencyId, member.id, role)
  return member
}

/** Lets somebody who has an account already work for an agency. */
export async function joinAgency(
  test: TestApp,
  agencyId: number,
  userId: number,
  role: MemberRole,
): Promise<void> {
  await test.connection.db
    .insert(agencyMembers)
    .values({ userId, agencyId, role, joinedAt: test.clock.now })
}
