import { describe, expect, test } from 'vitest'
import { auditCalls, kindsOfSubject } from '../../../../../test/audit-calls.ts'
import { useTestApp } from '../../../../../test/harness.ts'
import { makeAgency } from '../../../../../test/agencies.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { hire } from '../../../../../test/recruitments.ts'
import { audit } from '../../../../platform/server/audit.ts'
import { auditSubjects } from '../../../../platform/server/audit-subjects.ts'
import { partsOf } from '../../../../platform/server/capability.ts'
import { listAudit } from '../../audit-contract.ts'
import { viewUser } from '../../users-contract.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })

describe('the kinds of subject', () => {
  const written = auditCalls()

  test('stand in each call that writes to the log', () => {
    expect(written.filter((call) => kindsOfSubject(call).length === 0)).toEqual([])
  })

  test('are declared, each by one capability, and none that nobody writes of', () => {
    const declared = partsOf(jobContext(app), auditSubjects)
      .flat()
      .map(({ kind }) => kind)
    expect(declared.toSorted()).toEqual([...new Set(written.flatMap(kindsOfSubject))].toSorted())
  })
})

// spec: 3.4 The log in words
test('what is about an order, a recruitment, an agency or a file is known by it and by whom it concerns', async () => {
  const admin = await makeUser(app, 'admin')
  const read = async (subject: string) =>
    (await app.call(listAudit, { subject }, admin)).data.results
  const { household, worker, candidateId } = await hire(app, { fullName: 'Grace Achieng' })
  const { order_no } = await household.order()
  const { id: agencyId } = await makeAgency(app, { name: 'Harbour Hands' })
  const { data } = await app.call(viewUser, { id: household.id }, admin)
  const payer = { user_id: household.id, candidate_id: null, name: data.account.full_name }
  const hired = { user_id: worker.id, candidate_id: candidateId, name: 'Grace Achieng' }
  const ofOrder = {
    name: order_no,
    path: `/admin/orders?open=${household.orderId}`,
    people: [payer],
  }
  for (const kind of ['order', 'payment'])
    expect((await read(`${kind}:`)).map(({ about }) => about)).toContainEqual(
      expect.objectContaining({ kind, ...ofOrder }),
    )
  expect((await read('recruitment:'))[0]?.about).toMatchObject({
    kind: 'recruitment',
    name: null,
    path: null,
    people: [payer, hired],
  })
  await audit(jobContext(app), 'agency.viewed', `agency:${agencyId}`)
  await audit(jobContext(app), 'file.opened', 'file:none', { owner: household.id })
  expect((await read('Harbour'))[0]?.about).toMatchObject({
    name: 'Harbour Hands',
    path: `/admin/agencies?open=${agencyId}`,
    people: [],
  })
  expect((await read('file:none'))[0]?.about.people).toEqual([payer])
  const kindsFound = async (asked: string) =>
    [...new Set((await read(asked)).map(({ about }) => about.kind))].toSorted()
  expect(await kindsFound(order_no)).toEqual(['order'])
  expect(await kindsFound('Grace Achieng')).toEqual(['candidate', 'recruitment'])
})

test.each(['order:none', 'payment:1', 'session:none', 'document:99999999', 'thing:1'])(
  '%s, which nobody knows, has no name',
  async (subject) => {
    await audit(jobContext(app), 'thing.seen', subject)
    const admin = await makeUser(app, 'admin')
    const [entry] = (await app.call(listAudit, { subject }, admin)).data.results
    expect(entry?.about).toMatchObject({ name: null, path: null, people: [] })
  },
)
