import type { storedFiles } from '../../src/gateways/files/tables.ts'

interface DemoFile {
  id: string
  ownerId: number
  purpose: string
  name: string
  body: string
  at: Date
}

/** The row of a paper that is stored under its id. */
export const keptFile = ({
  id,
  ownerId,
  purpose,
  name,
  body,
  at,
}: DemoFile): typeof storedFiles.$inferInsert => ({
  id,
  ownerId,
  purpose,
  keys: [`${purpose}/${id}.pdf`],
  name,
  type: 'application/pdf',
  bytes: Buffer.byteLength(body),
  state: 'kept',
  isHeld: false,
  createdAt: at,
  changedAt: at,
})
