import { type ReactNode, useState } from 'react'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type ReviewAct,
  reviewMoves,
  decideReview,
  type Review,
  type ReviewSnapshot,
} from '../../contract.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { AboutText } from '../../../profiles/web/index.ts'
import { PersonCell } from './person-cell.tsx'
import { Facts, useOutcome } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

const fields = [
  'full_name',
  'description',
  'previous_position',
  'core_skills',
  'other_skills',
  'work_history',
  'picture',
  'video',
] as const
const looks = { approve: undefined, ask: 'secondary', hide: 'danger' } as const

/** What is new of someone beside what it was, and the decision. */
export function ReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const { typed: reason, type, forget } = useTypedDraft(`review:${review.id}`, '')
  const { busy, error, run, underWay, fieldErrors } = useAction(decideReview, {
    ...useOutcome(),
    refresh: ['reviews'],
    onDone: () => {
      forget()
      onClose()
    },
  })
  const [isMissing, setMissing] = useState(false)
  const acts: readonly ReviewAct[] = reviewMoves[review.state]
  const decide = (act: ReviewAct) => {
    if (act !== 'approve' && reason.trim() === '') return setMissing(true)
    void run({ id: review.id, act, reason, changed_at: review.changed_at })
  }
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      dismissible={!busy}
      title={words.kinds[review.kind]}
      closeLabel={t.close}
      footer={acts.toReversed().map((act) => (
        <Button
          key={act}
          variant={looks[act]}
          busy={underWay?.act === act}
          disabled={busy}
          onClick={() => decide(act)}
        >
          {act === 'hide' ? t.hideProfile : t.reviews[act]}
        </Button>
      ))}
    >
      <div className="space-y-5">
        <PersonCell person={review.candidate} />
        <Comparison before={review.before} after={review.after} />
        <Standing review={review} />
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        {acts.some((act) => act !== 'approve') && (
          <TextArea
            label={t.reason}
            hint={`${t.reviews.noReason} ${t.reasonHint}`}
            maxLength={500}
            value={reason}
            onChange={(event) => type(event.target.value)}
            error={isMissing && reason.trim() === '' ? t.reasonMissing : fieldErrors.reason}
          />
        )}
      </div>
    </Dialog>
  )
}

function Standing({ review }: { review: Review }) {
  const words = useReviewTexts()
  const locale = useLocale()
  return (
    <Facts
      rows={[
        [words.columns.state, words.states[review.state]],
        [words.columns.since, formatInstant(review.opened_at, locale)],
        [words.columns.decidedBy, review.decided_by],
        [words.columns.reason, review.reason],
      ]}
    />
  )
}

function Comparison({ before, after }: { before: ReviewSnapshot | null; after: ReviewSnapshot }) {
  const { reviews: t } = useConsoleTexts()
  const shown = fields.filter(
    (field) =>
      after[field] !== undefined &&
      (before === null || textOf(before[field]) !== textOf(after[field])),
  )
  return (
    <div className="space-y-4">
      {shown.map((field) => (
        <section
          key={field}
          aria-label={t.fields[field]}
          className="rounded-md border border-line p-4"
        >
          <h3 className="mb-2 text-base">{t.fields[field]}</h3>
          <div className={before === null ? undefined : 'grid gap-4 sm:grid-cols-2'}>
            {before !== null && <Side label={t.before}>{valueOf(field, before[field], true)}</Side>}
            <Side label={before === null ? undefined : t.after}>
              {valueOf(field, after[field], false)}
            </Side>
          </div>
        </section>
      ))}
    </div>
  )
}

const Side = ({ label, children }: { label: string | undefined; children: ReactNode }) => (
  <div className="min-w-0">
    {label !== undefined && <p className="mb-1 text-sm text-ink-soft">{label}</p>}
    {children}
  </div>
)

const textOf = (value: string | readonly string[] | null | undefined): string =>
  value == null ? '' : typeof value === 'string' ? value : value.join(' · ')

const valueOf = (
  field: (typeof fields)[number],
  value: string | string[] | null | undefined,
  isBefore: boolean,
): ReactNode =>
  (field === 'picture' || field === 'video') && typeof value === 'string' ? (
    <Media key={value} isVideo={field === 'video'} src={value} isBefore={isBefore} />
  ) : (
    <Text value={textOf(value)} isAbout={field === 'description'} />
  )

function Text({ value, isAbout }: { value: string; isAbout: boolean }) {
  const { reviews: t } = useConsoleTexts()
  const className = 'break-words whitespace-pre-line'
  if (value === '') return <p className="text-ink-faint">{t.nothing}</p>
  if (isAbout) return <AboutText text={value} className={className} />
  return (
    <p dir="auto" className={className}>
      {value}
    </p>
  )
}

/** A picture or film; what was replaced may be deleted by now, as its owner wished. */
function Media({ src, isVideo, isBefore }: { src: string; isVideo: boolean; isBefore: boolean }) {
  const { reviews: t } = useConsoleTexts()
  const [isGone, setGone] = useState(false)
  if (isGone) return <p className="text-ink-faint">{t.gone}</p>
  const label = `${isVideo ? t.fields.video : t.fields.picture}: ${isBefore ? t.before : t.after}`
  return isVideo ? (
    <video
      controls
      playsInline
      preload="metadata"
      src={src}
      aria-label={label}
      onError={() => setGone(true)}
      className="max-h-80 w-full rounded-md bg-sunken"
    />
  ) : (
    <img
      src={src}
      alt={label}
      onError={() => setGone(true)}
      className="max-h-80 max-w-full rounded-md"
    />
  )
}
