import { describe, expect, test } from 'vitest'
import { makeAgency } from '../../../../test/agencies.ts'
import { useTestApp } from '../../../../test/harness.ts'
import { choose, type Household, selectingHousehold } from '../../../../test/households.ts'
import { makeCandidate, makeUser } from '../../../../test/people.ts'
import { candidates } from '../../profiles/server/record-api.ts'
import { eq } from 'drizzle-orm'
import { shownRuns } from '../../../../test/pdf-text.ts'
import { settings } from '../../../platform/server/settings.ts'
import {
  downloadInvoice,
  getOrder,
  listInvoices,
  listOrders,
  payOrder,
  verifyInvoice,
} from '../contract.ts'
import { getCandidateQuote } from '../quote-contract.ts'
import { orders, payments } from './tables.ts'

const app = useTestApp()
const padded = (id: number): string => String(id).padStart(6, '0')

async function paidHousehold(candidateId: number): Promise<Household> {
  const household = await selectingHousehold(app, candidateId)
  await choose(app, (await household.pay()).data.payment_url, 'paid')
  return household
}

describe('an order', () => {
  // spec: 2.3 Order ORD-, proforma INV-
  // spec: 2.9 ORD-000123, INV-000123
  test('is opened by the selection, with her salary', async () => {
    const id = await makeCandidate(app, { expectedSalaryMinor: 180_050 })
    const household = await selectingHousehold(app, id)
    expect(await household.order()).toEqual({
      id: household.orderId,
      order_no: `ORD-${padded(id)}`,
      invoice_no: `INV-${padded(id)}`,
      order_date: '2026-03-10',
      candidate: {
        id,
        full_name: 'Grace Santos',
        position: 'Nanny',
        nationality: 'Philippines',
        image: null,
      },
      amount: 1800.5,
      currency: 'QAR',
      status: 'pending',
      paid_at: null,
      payable: true,
      can_claim: false,
      lines: [
        {
          kind: 'service',
          amount: 1800.5,
          rhythm: 'once',
          receiver: 'manzil',
          receiver_name: null,
          due: 'order',
          due_on: '2026-03-10',
          returns: { whole_until: '2026-06-10', until: '2026-12-10', percent_per_month: 15 },
        },
      ],
      quote: (await app.call(getCandidateQuote, { id }, household)).data,
      her_answer: 'not_asked',
      refunded_amount: 0,
      hire_ended_on: null,
      guarantee: null,
    })
  })

  // spec: 2.3 Order ORD-, proforma INV-
  test('is dated by the day in Qatar', async () => {
    const before = app.clock.now
    app.clock.now = new Date('2026-03-10T21:00:00Z')
    const household = await selectingHousehold(app, await makeCandidate(app))
    expect((await household.order()).order_date).toBe('2026-03-11')
    app.clock.now = before
  })

  test('is closed when the candidate is rejected or taken back, and a new selection opens a new one', async () => {
    const id = await makeCandidate(app)
    const household = await selectingHousehold(app, id)
    await household.move('rejected')
    expect((await app.call(listOrders, {}, household)).data).toEqual([])
    expect((await app.call(getOrder, { id: household.orderId }, household)).status).toBe(404)
    expect(await household.pay()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This order is closed and can no longer be paid.',
    })
    await household.move('shortlisted', 'selected', 'interview_completed', 'selected')
    const listed = (await app.call(listOrders, {}, household)).data
    expect(listed.map((order) => order.order_no)).toEqual([`ORD-${padded(id)}-3`])
    const all = await app.connection.db
      .select()
      .from(orders)
      .where(eq(orders.candidateId, id))
      .orderBy(orders.id)
    expect(all.map((order) => [order.orderNo, order.invoiceNo, order.status])).toEqual([
      [`ORD-${padded(id)}`, `INV-${padded(id)}`, 'closed'],
      [`ORD-${padded(id)}-2`, `INV-${padded(id)}-2`, 'closed'],
      [`ORD-${padded(id)}-3`, `INV-${padded(id)}-3`, 'pending'],
    ])
  })

  // spec: 2.3 Order ORD-, proforma INV-
  test('gets a number of its own when many households select at once', async () => {
    const id = await makeCandidate(app)
    const households = await Promise.all(
      Array.from({ length: 12 }, () => selectingHousehold(app, id)),
    )
    const numbers = await Promise.all(
      households.map(async (household) => (await household.order()).order_no),
    )
    const expected = [
      `ORD-${padded(id)}`,
      ...Array.from({ length: 11 }, (_, index) => `ORD-${padded(id)}-${index + 2}`),
    ]
    expect(numbers.toSorted()).toEqual(expected.toSorted())
  })

  test('of nothing is confirmed without the provider', async () => {
    for (const expectedSalaryMinor of [0, null]) {
      const household = await selectingHousehold(
        app,
        await makeCandidate(app, { expectedSalaryMinor }),
      )
      expect((await household.pay('free')).data).toMatchObject({
        status: 'paid',
        payment_url: null,
      })
      expect((await household.pay('free')).data).toMatchObject({
        status: 'paid',
        payment_url: null,
      })
      expect([await household.standing(), (await household.order()).status]).toEqual([
        'hired',
        'paid',
      ])
    }
  })

  test('of nothing goes to one of many households', async () => {
    const id = await makeCandidate(app, { expectedSalaryMinor: 0 })
    const households = await Promise.all(
      Array.from({ length: 8 }, () => selectingHousehold(app, id)),
    )
    const answers = await Promise.all(households.map((household) => household.pay()))
    expect(answers.map((answer) => answer.code ?? answer.data.status).toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'CANDIDATE_UNAVAILABLE'),
      'paid',
    ])
  })

  test('for someone whose agency has lost its licence is not to be paid', async () => {
    const { id: agencyId } = await makeAgency(app, { licenceExpiresOn: '2026-03-10' })
    const id = await makeCandidate(app, { agencyId, userId: null })
    const household = await selectingHousehold(app, id)
    expect((await household.order()).payable).toBe(true)
    const { now } = app.clock
    app.clock.now = new Date('2026-03-10T21:00:00Z')
    await household.signInAgain()
    expect(await household.order()).toMatchObject({ status: 'pending', payable: false })
    expect(await household.pay()).toMatchObject({ status: 409, code: 'CANDIDATE_UNAVAILABLE' })
    app.clock.now = now
  })

  // spec: 2.4 Order pending to paid
  test('can be paid once', async () => {
    const household = await paidHousehold(await makeCandidate(app))
    expect(await household.pay()).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This order is already paid.',
    })
    expect(await household.order()).toMatchObject({
      status: 'paid',
      payable: false,
      paid_at: app.clock.now.toISOString(),
    })
  })
})

describe('who may', () => {
  // spec: 2.6 employer: pipeline, orders, invoices
  // spec: 2.7 Orders, payments, invoices
  test('only the household whose order it is', async () => {
    const household = await paidHousehold(await makeCandidate(app))
    const { invoice_no } = await household.order()
    const others = {
      other: (await makeUser(app, 'employer')).token,
      jobseeker: (await makeUser(app, 'jobseeker')).token,
    }
    for (const endpoint of [listOrders, getOrder, payOrder, listInvoices, downloadInvoice]) {
      const input = { id: household.orderId, invoice_no }
      expect((await app.call(endpoint, input)).status).toBe(401)
      expect((await app.call(endpoint, input, { token: others.jobseeker })).status).toBe(403)
    }
    for (const endpoint of [getOrder, payOrder, downloadInvoice]) {
      expect(
        (await app.call(endpoint, { id: household.orderId, invoice_no }, { token: others.other }))
          .status,
      ).toBe(404)
    }
    expect((await app.call(listOrders, {}, { token: others.other })).data).toEqual([])
    expect((await app.call(listInvoices, {}, { token: others.other })).data).toEqual([])
    for (const id of [999_999, 'x', '0'] as number[])
      expect((await app.call(payOrder, { id }, household)).status).toBe(404)
  })
})

describe('an invoice', () => {
  const paid = async () => {
    const id = await makeCandidate(app, {
      fullName: 'Mary Wanjiku',
      nationality: 'Kenya',
      expectedSalaryMinor: 195_000,
    })
    return { id, household: await paidHousehold(id) }
  }

  // spec: 2.3 Invoice INV-, always paid
  test('is there once the order is paid', async () => {
    const candidateId = await makeCandidate(app)
    const waiting = await selectingHousehold(app, candidateId)
    expect((await app.call(listInvoices, {}, waiting)).data).toEqual([])
    expect(
      (await app.call(downloadInvoice, { invoice_no: `INV-${padded(candidateId)}` }, waiting))
        .status,
    ).toBe(404)
    const { id, household } = await paid()
    const [invoice] = (await app.call(listInvoices, {}, household)).data
    expect(invoice).toMatchObject({
      invoice_no: `INV-${padded(id)}`,
      invoice_date: '2026-03-10',
      amount: 1950,
      currency: 'QAR',
      status: 'paid',
    })
  })

  // spec: 2.2 The invoice as a text file under its number
  // spec: 2.9 QAR with two decimals on orders and invoices
  test('is a text file with all that the specification lists', async () => {
    const { id, household } = await paid()
    const file = await app.call(
      downloadInvoice,
      { invoice_no: `INV-${padded(id)}`, format: 'txt' },
      household,
    )
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="INV-${padded(id)}.txt"`,
    })
    expect(file.body).toBe(
      [
        'Manzil · Invoice',
        '',
        `Invoice No: INV-${padded(id)}`,
        'Invoice Date: 10 March 2026',
        'Payment Status: Paid',
        'Candidate Name: Mary Wanjiku',
        'Nationality: Kenya',
        'Position: Nanny',
        'Amount: QAR 1,950.00',
        'Generated on: 10 March 2026 12:00 (Asia/Qatar)',
        '',
      ].join('\n'),
    )
    const arabic = await app.call(
      downloadInvoice,
      { invoice_no: `INV-${padded(id)}` },
      { token: household.token, headers: { 'accept-language': 'ar' } },
    )
    expect(arabic.body).toContain('المبلغ: 1,950.00 ر.ق')
    expect(arabic.body).toContain('تاريخ الفاتورة: 10 مارس 2026')
    expect(arabic.body).toContain('الوظيفة: رعاية الأطفال\n')
  })

  // spec: 2.2 The invoice as a PDF in both languages
  test('is one sheet in both languages, with lines and receivers, who issued it, how it was paid and a code', async () => {
    const { id, household } = await paid()
    const company = {
      operator: { en: 'Manzil W.L.L.', ar: 'شركة منزل ذ.م.م' },
      registration_number: '12345',
      address: null,
      phone: '+974 4400 0000',
      email: null,
    }
    await app.connection.db
      .insert(settings)
      .values({ key: 'contact', value: company, updatedAt: app.clock.now })
    const invoice_no = `INV-${padded(id)}`
    const file = async (language: string) => {
      const answer = await app.app.inject({
        url: `/api/employer/invoices/${invoice_no}/?format=pdf`,
        headers: { authorization: `Bearer ${household.token}`, 'accept-language': language },
      })
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${invoice_no}.pdf"`,
      })
      return shownRuns(answer.rawPayload)
        .flat()
        .flatMap(({ text }) => text.replace('\u00a0', ' ').split('·'))
        .map((text) => text.trim())
    }
    const [reference] = await app.connection.db
      .select({ id: payments.providerPaymentId })
      .from(payments)
      .where(eq(payments.orderId, household.orderId))
    const onBoth = [
      'Manzil W.L.L.',
      '12345',
      '+974 4400 0000',
      invoice_no,
      reference?.id ?? 'none',
      'Mary Wanjiku',
      'Nanny',
      'لافطلأا ةياعر',
      'Kenya',
      'Service: expected salary of the candidate',
      'Manzil',
      'لزنم',
      'QAR 1,950.00',
      '10 March 2026',
      'Paid',
      'ةعوفدم',
      'Sandbox, no real money',
      'ةروتاف',
      'Invoice',
    ]
    for (const language of ['en', 'ar'] as const) {
      const runs = await file(language)
      for (const text of onBoth) expect(runs).toContain(text)
      expect(runs.join('')).toContain(`${language === 'ar' ? '/ar' : ''}/verify/invoice/`)
      if (language === 'en') expect(runs.join(' ')).toContain('Page 1 of 1')
    }
    await app.connection.db.delete(settings)
  })

  // spec: 2.2 The invoice as a PDF in both languages
  test('can be checked by its code by anyone, who learns no names', async () => {
    const { id, household } = await paid()
    const [order] = await app.connection.db
      .select()
      .from(orders)
      .where(eq(orders.id, household.orderId))
    const code = order?.verificationCode ?? ''
    const { data } = await app.call(verifyInvoice, { code })
    expect(data).toEqual({
      invoice_no: `INV-${padded(id)}`,
      invoice_date: '2026-03-10',
      amount: 1950,
      currency: 'QAR',
      refunded_amount: 0,
      kind: 'hire',
      operator: null,
    })
    const waiting = await selectingHousehold(app, await makeCandidate(app))
    const [unpaid] = await app.connection.db
      .select()
      .from(orders)
      .where(eq(orders.id, waiting.orderId))
    for (const wrong of [
      crypto.randomUUID(),
      unpaid?.verificationCode ?? '',
      `INV-${padded(id)}`,
      "'",
    ]) {
      expect(await app.call(verifyInvoice, { code: wrong })).toMatchObject({ status: 404 })
    }
  })

  test('says what is not known, and knows no other format', async () => {
    const id = await makeCandidate(app)
    const household = await paidHousehold(id)
    await app.connection.db
      .update(candidates)
      .set({ isPublished: false, nationality: null, desiredPosition: null })
      .where(eq(candidates.id, id))
    const invoice_no = `INV-${padded(id)}`
    expect((await app.call(downloadInvoice, { invoice_no }, household)).body).toContain(
      'Nationality: Not Specified\nPosition: Not Specified',
    )
    expect(await app.call(downloadInvoice, { invoice_no, format: 'exe' }, household)).toMatchObject(
      {
        status: 400,
        errors: { format: expect.anything() },
      },
    )
    expect((await app.call(downloadInvoice, { invoice_no: 'INV-%00"' }, household)).status).toBe(
      404,
    )
  })
})
