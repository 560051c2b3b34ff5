import crypto from 'node:crypto'
import type pg from 'pg'
import { users } from '../../src/features/accounts/server/tables.ts'
import {
  agencies,
  agencyLicences,
  agencyMembers,
  agencyServices,
} from '../../src/features/agencies/server/tables.ts'
import { storedFiles } from '../../src/gateways/files/tables.ts'
import { agencyOffers, agencyStaff, demoAccounts, demoAgencies } from './accounts.ts'
import { dayFrom, daysFrom } from './days.ts'
import { insertRows, reserveIds } from './insert.ts'
import { specimen } from './specimen.ts'
import { keptFile } from './kept-file.ts'

/** The ids of the demo's agencies, stored when they aren't yet. */
export async function storeAgencies(client: pg.ClientBase, now: Date): Promise<number[]> {
  const licences = demoAgencies.map(({ licenceNumber }) => licenceNumber)
  const { rows } = await client.query<{ id: number }>(
    'select id from agencies where licence_number = any($1) order by licence_number',
    [licences],
  )
  if (rows.length > 0) return rows.map(({ id }) => Number(id))
  const ids = await reserveIds(client, agencies, demoAgencies.length)
  const agencyRows = demoAgencies.map(({ licenceYears, ...agency }, index) => ({
    ...agency,
    id: ids[index],
    status: 'approved' as const,
    licenceExpiresOn: dayFrom(now, licenceYears * 365),
    createdAt: daysFrom(now, -430),
  }))
  await insertRows(client, agencies, agencyRows)
  return ids
}

type PutFile = (key: string, body: string) => Promise<void>
interface Member {
  userId: number
  agency: number
  role: (typeof agencyStaff)[number]['role'] | 'owner'
}
const joinedBefore = (now: Date): Date => daysFrom(now, -400)

async function idOf(client: pg.ClientBase, phoneNumber: string): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    'select id from users where phone_number = $1',
    [phoneNumber],
  )
  return Number(rows[0]?.id)
}

const ownerOf = (staff: readonly Member[], agency: number): number =>
  staff.find((one) => one.agency === agency && one.role === 'owner')?.userId ?? 0

/** Who works for the agencies, the demo's agency account as the owner of the first, and the licences that the operator approved. */
export async function storeOffices(
  client: pg.ClientBase,
  agencyIds: readonly number[],
  nobodysHash: string,
  now: Date,
  putFile: PutFile,
): Promise<void> {
  const staff = await storeStaff(client, agencyIds, nobodysHash, joinedBefore(now))
  await storeLicences(client, agencyIds, staff, now, putFile)
  await insertRows(
    client,
    agencyServices,
    agencyOffers.map(({ agency, country, fee, days }) => ({
      agencyId: agencyIds[agency] ?? 0,
      country,
      feeMinor: fee * 100,
      days,
      changedAt: joinedBefore(now),
    })),
  )
}

async function storeStaff(
  client: pg.ClientBase,
  agencyIds: readonly number[],
  nobodysHash: string,
  joinedAt: Date,
): Promise<Member[]> {
  const staffIds = await reserveIds(client, users, agencyStaff.length)
  await insertRows(
    client,
    users,
    agencyStaff.map(({ fullName, phoneNumber }, index) => ({
      id: staffIds[index],
      role: 'agency' as const,
      fullName,
      phoneNumber,
      passwordHash: nobodysHash,
      locale: 'en' as const,
      dateJoined: joinedAt,
    })),
  )
  const demoOwner = {
    userId: await idOf(client, demoAccounts[2].phoneNumber),
    agency: 0,
    role: 'owner' as const,
  }
  const staff: Member[] = [
    demoOwner,
    ...agencyStaff.map(({ agency, role }, index) => ({
      userId: staffIds[index] ?? 0,
      agency,
      role,
    })),
  ]
  await insertRows(
    client,
    agencyMembers,
    staff.map(({ userId, agency, role }) => ({
      userId,
      agencyId: agencyIds[agency] ?? 0,
      role,
      invitedBy: role === 'owner' ? null : ownerOf(staff, agency),
      joinedAt: role === 'owner' ? joinedAt : daysFrom(joinedAt, 12),
    })),
  )
  return staff
}

async function storeLicences(
  client: pg.ClientBase,
  agencyIds: readonly number[],
  staff: readonly Member[],
  now: Date,
  putFile: PutFile,
): Promise<void> {
  const joinedAt = joinedBefore(now)
  const papers = demoAgencies.map(({ name, licenceNumber, licenceYears }, index) => {
    const expiresOn = dayFrom(now, licenceYears * 365)
    const body = specimen([
      'SPECIMEN',
      'Recruitment licence',
      name,
      `No. ${licenceNumber}`,
      `Valid until ${expiresOn}`,
    ])
    return {
      fileId: crypto.randomUUID(),
      agencyId: agencyIds[index] ?? 0,
      ownerId: ownerOf(staff, index),
      licenceNumber,
      expiresOn,
      body,
    }
  })
  for (const { fileId, body } of papers) await putFile(`licences/${fileId}.pdf`, body)
  await insertRows(
    client,
    storedFiles,
    papers.map(({ fileId, ownerId, body }) =>
      keptFile({
        id: fileId,
        ownerId,
        purpose: 'licences',
        name: 'licence.pdf',
        body,
        at: joinedAt,
      }),
    ),
  )
  const licenceIds = await reserveIds(client, agencyLicences, papers.length)
  const operatorId = await idOf(client, demoAccounts[3].phoneNumber)
  await insertRows(
    client,
    agencyLicences,
    papers.map(({ fileId, agencyId, ownerId, licenceNumber, expiresOn }, index) => ({
      id: licenceIds[index],
      agencyId,
      licenceNumber,
      expiresOn,
      fileId,
      status: 'approved' as const,
      submittedBy: ownerId,
      submittedAt: joinedAt,
      decidedBy: operatorId,
      decidedAt: daysFrom(joinedAt, 1),
    })),
  )
}
