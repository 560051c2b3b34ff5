import { Eye, FileText, ShieldCheck, Trash2, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatShortDate, qatarDate } from '../../../platform/shared/format.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { healthKinds, type MedicalOutcome, type PaperKind } from '../choices.ts'
import { openPaper, type Paper, removeCasePaper } from '../contract.ts'
import { useTexts } from './texts.ts'
import { useCaseAction, usePapers } from './use-recruitment.ts'

const PaperForm = lazyPart(() => import('./paper-form.tsx'), 'PaperForm')

/** The papers of some kinds, each in its section: list, upload, view, remove. */
export function PapersPanel({
  caseId,
  kinds,
  canUpload = true,
}: {
  caseId: number
  kinds: readonly PaperKind[]
  canUpload?: boolean
}) {
  const t = useTexts()
  const papers = usePapers(caseId)
  if (papers.data === undefined) {
    return papers.isError ? (
      <ErrorState
        title={t.papers.loadFailed}
        retryLabel={t.retry}
        busy={papers.isFetching}
        onRetry={() => void papers.refetch()}
        level={3}
      />
    ) : (
      <SkeletonRows label={t.loading} />
    )
  }
  return (
    <div className="space-y-8">
      {kinds.map((kind) => (
        <Section
          key={kind}
          caseId={caseId}
          kind={kind}
          papers={papers.data.filter((paper) => paper.kind === kind)}
          titled={kinds.length > 1}
          canUpload={canUpload}
        />
      ))}
    </div>
  )
}

interface SectionProps {
  caseId: number
  kind: PaperKind
  papers: Paper[]
  titled: boolean
  canUpload: boolean
}

function Section({ caseId, kind, papers, titled, canUpload }: SectionProps) {
  const { papers: t } = useTexts()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section aria-label={t.kinds[kind]}>
      {titled && <h3 className="mb-2 text-lg">{t.kinds[kind]}</h3>}
      {papers.length === 0 ? (
        <p className="py-2 text-ink-soft">{t.empty[kind]}</p>
      ) : (
        <PaperList caseId={caseId} papers={papers} />
      )}
      {canUpload && kind !== 'offer_letter' && !isAdding && (
        <Button
          variant="secondary"
          icon={Upload}
          className="mt-3"
          aria-label={titled ? t.uploadTo(t.kinds[kind]) : undefined}
          onClick={() => setIsAdding(true)}
        >
          {kind === 'ticket' ? t.uploadTicket : t.upload}
        </Button>
      )}
      <Suspense>
        {isAdding && kind !== 'offer_letter' && (
          <PaperForm caseId={caseId} kind={kind} onDone={() => setIsAdding(false)} />
        )}
      </Suspense>
    </section>
  )
}

const outcomeTones: Record<MedicalOutcome, Tone> = {
  fit: 'palm',
  referral: 'amber',
  unfit: 'danger',
  withdrawn: 'neutral',
}

export function PaperList({ caseId, papers }: { caseId: number; papers: readonly Paper[] }) {
  const t = useTexts()
  const [removing, setRemoving] = useState<Paper | null>(null)
  const [open, setOpen] = useState(false)
  const remove = useCaseAction((id: number) => api(removeCasePaper, { id: caseId, paper_id: id }), {
    done: t.papers.removed,
    failed: t.papers.removeFailed,
  })
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line">
        {papers.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <PaperFacts paper={paper} />
            <span className="ms-auto flex gap-2">
              {paper.can_open && <ViewButton caseId={caseId} paper={paper} />}
              {paper.can_remove && (
                <Button
                  variant="quiet"
                  size="s"
                  icon={Trash2}
                  aria-label={`${t.papers.remove}: ${paper.file_name ?? t.papers.kinds[paper.kind]}`}
                  onClick={() => {
                    setRemoving(paper)
                    setOpen(true)
                  }}
                >
                  {t.papers.remove}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          onConfirm={() => {
            setOpen(false)
            void remove.run(removing.id)
          }}
          title={t.papers.remove}
          text={t.papers.removeText}
          confirmLabel={t.papers.remove}
          cancelLabel={t.cancel}
          closeLabel={t.close}
          danger
        />
      )}
    </>
  )
}

function PaperFacts({ paper }: { paper: Paper }) {
  const t = useTexts()
  const locale = useLocale()
  const date = (value: string) => formatShortDate(value, locale)
  const [today] = useState(() => qatarDate(new Date()))
  const isHealth = healthKinds.includes(paper.kind)
  const facts = [
    paper.issuer,
    paper.issued_on && t.papers.issued(date(paper.issued_on)),
    paper.expires_on &&
      (paper.expires_on < today
        ? t.papers.expired(date(paper.expires_on))
        : t.papers.expires(date(paper.expires_on))),
    t.papers.uploaded(
      date(paper.uploaded_at),
      paper.uploaded_by === null ? '' : t.actors[paper.uploaded_by],
    ),
  ]
  return (
    <span className="flex min-w-0 grow basis-60 items-start gap-3">
      <Icon of={isHealth ? ShieldCheck : FileText} size={22} className="mt-0.5 text-ink-faint" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          <bdi className="min-w-0 font-medium break-words">
            {paper.file_name ?? t.papers.received}
          </bdi>
          {paper.outcome && (
            <Chip tone={outcomeTones[paper.outcome]}>{t.papers.outcomes[paper.outcome]}</Chip>
          )}
        </span>
        <span className="block text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
        {/* Who may open it is told its name, also while its file is still checked. */}
        {isHealth && paper.file_name === null && (
          <span className="block text-sm text-ink-soft">{t.papers.healthNote}</span>
        )}
      </span>
    </span>
  )
}

/** A health paper's link is made when it is opened, as each opening is written down. */
export function ViewButton({
  caseId,
  paper,
}: {
  caseId: number
  paper: Pick<Paper, 'id' | 'file_url' | 'file_name' | 'kind'>
}) {
  const t = useTexts()
  const { run, busy } = useAction(
    async () => {
      const { file_url: url } = await api(openPaper, { id: caseId, paper_id: paper.id })
      if (url === null) throw new Error('held back')
      return url
    },
    { failed: t.papers.openFailed },
  )
  const label = `${t.papers.view}: ${paper.file_name ?? t.papers.kinds[paper.kind]}`
  if (paper.file_url !== null) {
    return (
      <ButtonAnchor
        variant="secondary"
        size="s"
        icon={Eye}
        href={paper.file_url}
        target="_blank"
        rel="noopener"
        aria-label={label}
      >
        {t.papers.view}
      </ButtonAnchor>
    )
  }
  const view = async () => {
    // Opened by the click itself, or the browser would hold it back.
    const tab = window.open('', '_blank')
    const url = await run()
    if (url === undefined) tab?.close()
    else (tab ?? window).location.assign(url)
  }
  return (
    <Button
      variant="secondary"
      size="s"
      icon={Eye}
      busy={busy}
      aria-label={label}
      onClick={() => void view()}
    >
      {t.papers.view}
    </Button>
  )
}
