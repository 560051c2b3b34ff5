import type { PackedAnswer } from '../../platform/server/cache/packed-answer.ts'
import { AppError } from '../../platform/shared/errors.ts'
import { directionOf, localeOfPath } from '../../platform/shared/locale.ts'
import { generalTexts } from '../error-texts.ts'

/** What pages say beside `commonHeaders`. */
export const pageHeaders = {
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
}

/** In place of a page that was refused for now: says to come back in a moment, and does so by itself. */
export function busyPage(path: string, refusal: AppError): PackedAnswer {
  const locale = localeOfPath(path)
  const seconds = refusal.detail.retryAfterSeconds ?? 1
  const words = (generalTexts[locale] as Record<string, string>)[refusal.code] ?? ''
  return {
    status: refusal.status,
    headers: {
      ...pageHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
    body: Buffer.from(
      `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>Manzil</title><h1>Manzil</h1><p>${words}</p></html>`,
    ),
  }
}
