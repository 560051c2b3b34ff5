import fs from 'node:fs'
import path from 'node:path'
import { newsletterSubscribers } from '../src/features/enquiries/server/tables.ts'
import type { TestApp } from './harness.ts'

export const start = new Date('2026-03-10T09:00:00Z')

export const words = {
  subject: { en: 'New in March', ar: 'الجديد في مارس' },
  body: {
    en: 'Hello,\nit is <spring>.\n\nRead [our prices](https://manzil.example/pricing?a=1&b=2) or https://manzil.example.',
    ar: 'مرحبًا،\n\nاقرأ [الأسعار](https://manzil.example/ar/pricing).',
  },
}

export interface Mail {
  to: string
  template: string
  subject: string
  text: string
  html: string
  unsubscribeUrl?: string
}

/** Readers of newsletters, and what has left for them. */
export function newsletterTools(app: TestApp) {
  /** Stores subscribers; their addresses in their order. */
  async function readers(
    count: number,
    more: Partial<typeof newsletterSubscribers.$inferInsert> = {},
  ): Promise<string[]> {
    const rows = Array.from({ length: count }, (_, index) => ({
      email: `r${crypto.randomUUID()}@example.com`,
      locale: index % 2 === 0 ? ('en' as const) : ('ar' as const),
      createdAt: new Date(start.getTime() - 86_400_000),
      confirmedAt: new Date(start.getTime() - 86_000_000),
      ...more,
    }))
    const stored = await app.connection.db.insert(newsletterSubscribers).values(rows).returning()
    return stored.map(({ email }) => email ?? '')
  }

  /** What has left, by whom it went to. */
  function outbox(): Mail[] {
    const file = path.join(app.config.dataDir, 'outbox', 'messages.ndjson')
    const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : []
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Mail)
  }

  return { readers, outbox }
}
