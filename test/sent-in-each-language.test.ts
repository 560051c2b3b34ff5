import { describe, expect, test } from 'vitest'
import * as hiring from '../src/features/hiring/contract.ts'
import { changeNoticeSettings } from '../src/features/notifications/contract.ts'
import { localizedPath } from '../src/platform/shared/locale.ts'
import { languageOf, locales, scriptOf } from '../src/platform/shared/locales.ts'
import { useTestApp } from './harness.ts'
import { interviewTools } from './interviews.ts'

const app = useTestApp({ RATE_LIMITS: 'off' })
const { appointment, schedule } = interviewTools(app)

/** Somebody who reads this language and wants e-mails of interviews, with an interview that was moved. */
async function invited(locale: (typeof locales)[number]) {
  const { employer, candidate, interviewId } = await appointment()
  const email = `${locale}@example.com`
  await app.connection.pool.query(
    'update users set locale = $2, email = $3, email_verified_at = now() where id = $1',
    [candidate.userId, locale, email],
  )
  const groups = [{ group: 'interviews' as const, channels: { email: true } }]
  await app.call(changeNoticeSettings, { groups }, candidate)
  await schedule(employer.token, candidate.id, '2026-03-13', '18:00')
  await app.deliver()
  return { candidate, interviewId, email }
}

describe.each(locales)('whoever reads %s', (locale) => {
  const { script } = languageOf(locale)
  const { direction } = scriptOf(locale)
  const inScript = new RegExp(`\\p{Script=${script}}{2}`, 'u')

  test('has her e-mails as a page of that language and its direction, beside the plain text', async () => {
    const { email } = await invited(locale)
    const mail = app.lastMessage(email) as unknown as Record<
      'html' | 'text' | 'locale' | 'subject',
      string
    >
    expect(mail.locale).toBe(locale)
    expect(mail.html).toContain(`<html lang="${locale}" dir="${direction}">`)
    expect(mail.subject).toMatch(inScript)
    const address = app.config.origin + localizedPath('/meet/', locale)
    expect(mail.text).toContain(address)
    expect(mail.html).toContain(`<a href="${address}`)
  })

  test('has the calendar file of an interview in it', async () => {
    const { candidate, interviewId } = await invited(locale)
    const { body } = await app.call(
      hiring.getInterviewCalendar,
      { id: interviewId },
      { ...candidate, headers: { 'accept-language': locale } },
    )
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    const named = (name: string) => lines.find((line) => line.startsWith(name)) ?? ''
    expect(named('PRODID')).toContain(`//${locale.toUpperCase()}`)
    expect(named('SUMMARY')).toMatch(inScript)
    expect(named('URL')).toContain(localizedPath('/dashboard/interviews', locale))
  })
})
