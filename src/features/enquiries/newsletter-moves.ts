export const newsletterStatuses = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const
export type NewsletterStatus = (typeof newsletterStatuses)[number]

/** The one table of a newsletter's moves: use cases go along it. `begin` and `finish` are the job's. */
export const newsletterMoves = {
  schedule: { draft: 'scheduled' },
  cancel: { scheduled: 'draft' },
  begin: { scheduled: 'sending' },
  finish: { sending: 'sent' },
  stop: { sending: 'stopped' },
} as const satisfies Record<string, Partial<Record<NewsletterStatus, NewsletterStatus>>>
export type NewsletterMove = keyof typeof newsletterMoves

/** Where a move leads from here; null when it isn't allowed. */
export const newsletterAfter = (
  move: NewsletterMove,
  from: NewsletterStatus,
): NewsletterStatus | null =>
  (newsletterMoves[move] as Partial<Record<NewsletterStatus, NewsletterStatus>>)[from] ?? null
