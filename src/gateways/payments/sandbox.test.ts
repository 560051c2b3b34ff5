import crypto from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../test/harness.ts'
import { jobContext } from '../../../test/people.ts'
import { chosenProvider, type PaymentProvider } from './index.ts'
import { getSandboxPayment, signedMessage } from './sandbox.ts'

const app = useTestApp()
const payer = { fullName: 'Aisha Al Kuwari', phoneNumber: '+97433123456', email: null }
const provider = (): PaymentProvider => chosenProvider(jobContext(app))

async function open(
  returnPath = '/dashboard/orders?payment=1',
  reference: string = crypto.randomUUID(),
) {
  const made = await provider().create({
    reference,
    amountMinor: 180_050,
    currency: 'QAR',
    returnUrl: `${app.config.origin}${returnPath}`,
    payer,
  })
  const path = new URL(made.paymentUrl).pathname
  const send = (outcome: string, query = '') =>
    app.app.inject({
      method: 'POST',
      url: path + query,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `outcome=${outcome}`,
    })
  return { ...made, reference, path, send }
}

describe('the provider', () => {
  test('opens one payment for a reference and says where it stands', async () => {
    const payment = await open()
    expect(payment.paymentUrl).toBe(`${app.config.origin}/pay/sandbox/${payment.providerPaymentId}`)
    expect(await open(undefined, payment.reference)).toMatchObject({
      providerPaymentId: payment.providerPaymentId,
    })
    expect(await provider().lookUp(payment.providerPaymentId)).toEqual({
      status: 'new',
      amountMinor: 180_050,
      currency: 'QAR',
      reference: payment.reference,
      refundedMinor: { least: 0, most: 0 },
    })
    await expect(provider().lookUp(crypto.randomUUID())).rejects.toThrow('NOT_FOUND')
    await expect(provider().lookUp('nonsense')).rejects.toThrow('NOT_FOUND')
  })

  test('gives back what was paid, once, and nothing else', async () => {
    const payment = await open()
    const give = (reference: string, amountMinor: number) =>
      provider().refund(payment.providerPaymentId, { reference, amountMinor })
    const stands = async () => {
      const { status, refundedMinor } = await provider().lookUp(payment.providerPaymentId)
      expect(refundedMinor.least).toBe(refundedMinor.most)
      return [status, refundedMinor.most]
    }
    const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    await expect(give(first, 100)).rejects.toThrow('only what was paid')
    await payment.send('paid')
    await give(first, 80_000)
    await give(first, 80_000)
    expect(await stands()).toEqual(['paid', 80_000])
    await expect(give(second, 100_051)).rejects.toThrow('only what was paid')
    await give(third, 100_050)
    await give(third, 100_050)
    expect(await stands()).toEqual(['refunded', 180_050])
    await expect(give(crypto.randomUUID(), 1)).rejects.toThrow('only what was paid')
  })

  // spec: 2.9 Payment on the server
  test('reads only what it signed', async () => {
    const { providerPaymentId } = await open()
    const { body, headers } = signedMessage(
      await getSandboxPayment(jobContext(app), providerPaymentId),
      app.config.payments.sandbox!.secret,
    )
    const signature = headers['x-sandbox-signature'] ?? ''
    const mac = crypto
      .createHmac('sha256', app.config.payments.sandbox!.secret)
      .update(body)
      .digest('hex')
    expect(signature).toBe(`sha256=${mac}`)
    expect(provider().parseWebhook(Buffer.from(body), headers)).toMatchObject({
      providerPaymentId,
      payload: { payment_id: providerPaymentId },
    })
    for (const forged of [
      undefined,
      '',
      mac,
      `sha256=${'0'.repeat(64)}`,
      signature.toUpperCase(),
      `${signature} `,
      [signature],
    ]) {
      expect(() =>
        provider().parseWebhook(Buffer.from(body), { 'x-sandbox-signature': forged }),
      ).toThrow('signatureInvalid')
    }
    expect(() => provider().parseWebhook(Buffer.from(`${body} `), headers)).toThrow(
      'signatureInvalid',
    )
  })
})

describe('the hosted page', () => {
  test('says that it is a sandbox and shows reference and amount', async () => {
    const payment = await open()
    const page = await app.app.inject(payment.path)
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<html lang="en" dir="ltr">')
    for (const text of [
      'Sandbox',
      payment.reference,
      'QAR\u00a01,800.50',
      'value="paid"',
      'value="declined"',
      'value="cancelled"',
    ])
      expect(page.body).toContain(text)
    const arabic = await app.app.inject(`${payment.path}?lang=ar`)
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.body).toContain('الدفع')
  })

  test('follows the language of the page it was reached from', async () => {
    expect((await app.app.inject((await open('/ar/dashboard/orders')).path)).body).toContain(
      'dir="rtl"',
    )
    expect(
      (await app.app.inject(`${(await open('/ar/dashboard/orders')).path}?lang=en`)).body,
    ).toContain('dir="ltr"')
    expect((await app.app.inject(`${(await open()).path}?lang=fr`)).body).toContain('dir="ltr"')
  })

  test('runs nothing, is not indexed and not kept', async () => {
    const page = await app.app.inject((await open()).path)
    const style = /<style>([^]*)<\/style>/.exec(page.body)?.[1] ?? ''
    const hash = crypto.createHash('sha256').update(style).digest('base64')
    expect(page.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${app.config.origin}; base-uri 'none'; frame-ancestors 'none'`,
    )
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(page.body).not.toMatch(/<script|style=|javascript:/)
  })

  test('escapes what it shows', async () => {
    const payment = await open(
      '/dashboard/orders',
      `<img src=x onerror="alert('1')">${crypto.randomUUID()}`,
    )
    const page = await app.app.inject(payment.path)
    expect(page.body).not.toContain('<img')
    expect(page.body).toContain('&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;')
  })

  test('takes one choice and sends the browser back each time', async () => {
    const payment = await open()
    const first = await payment.send('declined')
    expect([first.statusCode, first.headers.location]).toEqual([
      303,
      `${app.config.origin}/dashboard/orders?payment=1`,
    ])
    const second = await payment.send('paid', '?lang=ar')
    expect([second.statusCode, second.headers.location]).toEqual([
      303,
      `${app.config.origin}/ar/dashboard/orders?payment=1`,
    ])
    expect(await provider().lookUp(payment.providerPaymentId)).toMatchObject({ status: 'failed' })
    const page = await app.app.inject(payment.path)
    expect(page.body).toContain('Declined')
    expect(page.body).not.toContain('<form')
  })

  test('of ten choices at once one counts', async () => {
    const payment = await open()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => payment.send(index % 2 ? 'paid' : 'cancelled')),
    )
    expect(answers.every((answer) => answer.statusCode === 303)).toBe(true)
    expect(['paid', 'cancelled']).toContain(
      (await provider().lookUp(payment.providerPaymentId)).status,
    )
  })

  test('refuses other words, other shapes and other payments', async () => {
    const payment = await open()
    for (const outcome of ['', 'refunded', 'PAID', 'paid&outcome=declined&outcome=x'])
      expect((await payment.send(outcome)).statusCode).toBe(400)
    expect((await app.app.inject({ method: 'POST', url: payment.path })).statusCode).toBe(400)
    expect(
      (await app.app.inject({ method: 'POST', url: payment.path, payload: { outcome: 'paid' } }))
        .statusCode,
    ).toBe(415)
    expect(
      (
        await app.app.inject({
          method: 'POST',
          url: payment.path,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'x'.repeat(5000),
        })
      ).statusCode,
    ).toBe(413)
    for (const id of [crypto.randomUUID(), 'x', '1']) {
      expect((await app.app.inject(`/pay/sandbox/${id}`)).statusCode).toBe(404)
      expect(
        (
          await app.app.inject({
            method: 'POST',
            url: `/pay/sandbox/${id}`,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: 'outcome=paid',
          })
        ).statusCode,
      ).toBe(404)
    }
    expect(await provider().lookUp(payment.providerPaymentId)).toMatchObject({ status: 'new' })
  })
})
