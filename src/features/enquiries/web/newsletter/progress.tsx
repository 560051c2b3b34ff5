import { useState } from 'react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { stopNewsletter } from '../../newsletter-contract.ts'
import { useNewsletterTexts } from '../index.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { type Newsletter, newsletterTopic } from './use-newsletters.ts'

const kinds = ['sent', 'queued', 'failed', 'withdrawn'] as const

/** How far a newsletter came, and the way to stop it. */
export function Progress({
  of: { id, status, send_at, counts, can_cancel, can_stop },
}: {
  of: Newsletter
}) {
  const { progress: t, editor } = useNewsletterTexts()
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const stop = useAction(stopNewsletter, {
    failed: t.actFailed,
    refresh: [newsletterTopic],
    toast: (after) => (after.status === 'draft' ? t.cancelled : t.stopped),
    onDone: () => setAsking(false),
    inPlace: true,
  })
  const halt = () => void stop.run({ id })
  return (
    <Card title={t.title} className="mb-6">
      {status === 'scheduled' && send_at !== null ? (
        <p className="text-lg">{t.scheduledFor(formatInstant(send_at, locale))}</p>
      ) : (
        <Counts counts={counts} isStopped={status === 'stopped'} />
      )}
      {stop.error !== undefined && (
        <Alert tone="error" className="mt-4">
          {stop.error}
        </Alert>
      )}
      {can_cancel && (
        <Button variant="secondary" className="mt-5" busy={stop.busy} onClick={halt}>
          {t.cancel}
        </Button>
      )}
      {can_stop && (
        <Button variant="danger" className="mt-5" onClick={() => setAsking(true)}>
          {t.stop}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={halt}
        title={t.stopTitle}
        text={t.stopText}
        confirmLabel={t.stop}
        cancelLabel={editor.cancel}
        closeLabel={editor.close}
        danger
        busy={stop.busy}
      />
    </Card>
  )
}

function Counts({ counts, isStopped }: { counts: Newsletter['counts']; isStopped: boolean }) {
  const { progress: t } = useNewsletterTexts()
  const left = counts.total - counts.queued
  return (
    <>
      <ProgressBar
        value={left}
        max={Math.max(1, counts.total)}
        label={t.bar}
        text={t.text(left, counts.total)}
        tone={isStopped ? 'amber' : 'palm'}
      />
      <dl aria-live="polite" className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {kinds.map((kind) => (
          <div key={kind} className="rounded-md border border-line px-4 py-3">
            <dt className="text-sm text-ink-soft">{t[kind]}</dt>
            <dd className="text-xl font-semibold tabular-nums">{formatNumber(counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
