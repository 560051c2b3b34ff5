import { BellRing, FilePenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDate, formatShortDate } from '../../../platform/shared/format.ts'
import { joinList } from '../../../platform/shared/join-list.ts'
import { useAloudWords } from '../../../platform/web/aloud-words.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { ReadAloud } from '../../../ui/read-aloud.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import type { Side, Stage, StepState } from '../choices.ts'
import { type CaseStep, nudge, type RecruitmentCase } from '../contract.ts'
import { OfferCard, OwnOffer } from './offer-card.tsx'
import { stageOfKind } from './stage-papers.ts'
import { StageChips } from './stage-chip.tsx'
import { StepActs } from './step-acts.tsx'
import { ChooseAgency, HireContact } from '../../billing/web/index.ts'
import { ReportButton, useReportTexts } from '../../enquiries/web/index.ts'
import { useTexts } from './texts.ts'
import { useCaseAction } from './use-recruitment.ts'

const PapersDialog = lazyPart(() => import('./papers-dialog.tsx'), 'PapersDialog')

const tones: Record<StepState, Tone> = {
  not_started: 'neutral',
  waiting: 'gulf',
  done: 'palm',
  problem: 'danger',
}
const isOpen = ({ state }: CaseStep): boolean => state === 'waiting' || state === 'problem'
type PaperStage = Exclude<Stage, 'completed'>

/** One recruitment for any of its sides: what is to be done now and by whom, the whole timeline, and the papers. */
export function CaseView({ found }: { found: RecruitmentCase }) {
  const { reportOf } = useReportTexts()
  const [stage, setStage] = useState<PaperStage>('offerLetter')
  const [open, setOpen] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  const show = (next: PaperStage, making = false) => {
    setStage(next)
    setIsMaking(making)
    setOpen(true)
  }
  return (
    <div className="space-y-6">
      <Head found={found} />
      <CaseStatus found={found} />
      {found.side === 'worker' && found.offer && <OfferCard found={found} offer={found.offer} />}
      {found.side === 'household' && found.offer && <OwnOffer found={found} offer={found.offer} />}
      {found.status === 'open' && <Now found={found} onPapers={show} />}
      <Timeline found={found} />
      {(found.side === 'household' || found.side === 'worker') && found.status !== 'closed' && (
        <HireContact candidateId={found.jobseeker_id} className="" />
      )}
      <PapersCard found={found} onOpen={show} />
      {found.side !== 'operator' && (
        <Suspense>
          <ReportButton metIn="case" id={found.id} className="self-start">
            {reportOf(found.side === 'household' ? found.jobseeker_name : found.employer_name)}
          </ReportButton>
        </Suspense>
      )}
      <Suspense>
        {open && (
          <PapersDialog
            open
            onClose={() => setOpen(false)}
            stage={stage}
            candidateId={found.jobseeker_id}
            caseId={found.id}
            name={found.side === 'worker' ? found.employer_name : found.jobseeker_name}
            isHousehold={found.side === 'household'}
            canUpload={found.can_add_papers}
            isMaking={isMaking}
          />
        )}
      </Suspense>
    </div>
  )
}

/** How far it is, since when, and by which way. */
function Head({ found }: { found: RecruitmentCase }) {
  const t = useTexts()
  const locale = useLocale()
  const done = found.steps.filter(({ state }) => state === 'done').length
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        <StageChips row={found} />
        <span>{t.case.since(formatDate(found.applied_date, locale))}</span>
        <span>{t.ways[found.way]}</span>
      </div>
      <ProgressBar
        value={done}
        max={found.steps.length}
        label={t.case.progressLabel}
        text={t.case.progress(done, found.steps.length)}
      />
    </div>
  )
}

function Timeline({ found }: { found: RecruitmentCase }) {
  const t = useTexts()
  return (
    <Card title={t.case.timeline}>
      <StepList
        steps={found.steps.map((step) => ({
          key: step.key,
          title: t.steps[step.key],
          text: <StepText step={step} side={found.side} />,
          state:
            step.state === 'done'
              ? 'done'
              : isOpen(step) && found.status === 'open'
                ? 'current'
                : 'next',
        }))}
        stateLabel={{ done: t.states.done, current: t.case.now, next: t.states.not_started }}
      />
    </Card>
  )
}

function CaseStatus({ found }: { found: RecruitmentCase }) {
  const t = useTexts()
  const locale = useLocale()
  if (found.status === 'closed') {
    return (
      <Alert tone="warning" title={t.case.closedTitle}>
        {t.case.closedText}
      </Alert>
    )
  }
  if (found.status === 'completed') {
    return (
      <Alert tone="success" title={t.case.completedTitle}>
        {t.case.completedText}
      </Alert>
    )
  }
  return found.arrived_at === null ? null : (
    <Alert tone="success">{t.case.arrivedOn(formatDate(found.arrived_at, locale))}</Alert>
  )
}

interface NowProps {
  found: RecruitmentCase
  onPapers: (stage: PaperStage, making?: boolean) => void
}

/** The steps in which something is to be done, those of the reader first. */
function Now({ found, onPapers }: NowProps) {
  const t = useTexts()
  const steps = found.steps
    .filter(isOpen)
    .toSorted((a, b) => Number(b.actor === found.side) - Number(a.actor === found.side))
  const remind = useCaseAction(() => api(nudge, { id: found.id }), { done: t.case.nudged })
  return (
    <Card
      title={t.case.now}
      action={
        found.can_nudge && (
          <Button
            variant="secondary"
            size="s"
            icon={BellRing}
            busy={remind.busy}
            title={t.case.nudgedText}
            onClick={() => void remind.run()}
          >
            {t.case.nudge}
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <DueStep key={step.key} found={found} step={step} onPapers={onPapers} />
        ))}
      </ul>
    </Card>
  )
}

/** One thing that is to be done: by whom, until when, and the ways to do it. */
function DueStep({ found, step, onPapers }: NowProps & { step: CaseStep }) {
  const t = useTexts()
  const aloud = useAloudWords()
  return (
    <li className="py-4 first:pt-0 last:pb-0" data-aloud>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-medium">{t.steps[step.key]}</h3>
        <Turn step={step} side={found.side} />
        {step.overdue && <Chip tone="amber">{t.overdue}</Chip>}
      </div>
      <p className="mt-1 text-ink-soft">
        {textOf(t, step, found.side)} <Due step={step} />
      </p>
      {found.side === 'worker' && <ReadAloud texts={aloud} className="-ms-3" />}
      {step.note !== null && <Note text={step.note} />}
      <div className="flex flex-wrap items-end gap-2">
        {isOfferDue(step, found.side) && (
          <Button
            size="s"
            icon={FilePenLine}
            className="mt-3"
            aria-haspopup="dialog"
            onClick={() => onPapers('offerLetter', true)}
          >
            {t.letters.make}
          </Button>
        )}
        {step.key === 'choose_agency' && found.side === 'household' && (
          <ChooseAgency candidateId={found.jobseeker_id} name={found.jobseeker_name} />
        )}
        {step.needs.length > 0 && (
          <Button
            variant="secondary"
            size="s"
            className="mt-3"
            aria-label={`${t.case.papers}: ${t.steps[step.key]}`}
            onClick={() => onPapers(stageOfKind(step.needs[0] ?? 'other'))}
          >
            {t.case.papers}
          </Button>
        )}
        <StepActs caseId={found.id} step={step} />
      </div>
    </li>
  )
}

/** Whose turn it is. */
function Turn({ step: { state, actor }, side }: { step: CaseStep; side: Side }) {
  const t = useTexts()
  if (state === 'problem') return <Chip tone="danger">{t.states.problem}</Chip>
  return actor === side ? (
    <Chip tone="accent">{t.case.yourTurn}</Chip>
  ) : (
    <Chip tone="neutral">{t.case.othersTurn(t.actors[actor])}</Chip>
  )
}

/** The one thing that a household is to do first: it leads straight to the terms. */
const isOfferDue = (step: CaseStep, side: Side): boolean =>
  step.key === 'offer_letter' && side === 'household' && !step.can.finish

/** A step in words for whoever reads: what is the worker's is said to her. */
const textOf = (t: ReturnType<typeof useTexts>, { key }: CaseStep, side: Side): string =>
  (side === 'worker'
    ? (t.ownStepTexts as Partial<Record<CaseStep['key'], string>>)[key]
    : undefined) ?? t.stepTexts[key]

const Note = ({ text }: { text: string }) => (
  <p className="mt-2 rounded-sm bg-danger-wash px-3 py-2 text-danger">
    <bdi className="break-words">{text}</bdi>
  </p>
)

function Due({ step }: { step: CaseStep }) {
  const t = useTexts()
  const locale = useLocale()
  if (step.due_on === null || !isOpen(step)) return null
  const date = formatShortDate(step.due_on, locale)
  return (
    <span className="whitespace-nowrap">
      ({step.overdue ? t.case.wasDue(date) : t.case.due(date)})
    </span>
  )
}

/** Under a step of the timeline: who acts, and when or after what. */
function StepText({ step, side }: { step: CaseStep; side: Side }) {
  const t = useTexts()
  const locale = useLocale()
  const when =
    step.done_at !== null
      ? t.case.doneOn(formatShortDate(step.done_at, locale))
      : step.due_on !== null
        ? (step.overdue ? t.case.wasDue : t.case.due)(formatShortDate(step.due_on, locale))
        : step.waits_for.length > 0
          ? t.case.waitsFor(
              joinList(
                step.waits_for.map((key) => t.steps[key]),
                locale,
              ),
            )
          : ''
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {[step.actor === side ? t.you : t.actors[step.actor], when]
        .filter((part) => part !== '')
        .join(' · ')}
      {(step.state === 'problem' || step.overdue) && (
        <Chip tone={step.state === 'problem' ? tones.problem : 'amber'}>
          {step.state === 'problem' ? t.states.problem : t.overdue}
        </Chip>
      )}
    </span>
  )
}

/** The ways to all papers, whatever stage the case is in. */
function PapersCard({
  found,
  onOpen,
}: {
  found: RecruitmentCase
  onOpen: (stage: PaperStage) => void
}) {
  const t = useTexts()
  const stages = [...new Set(found.steps.flatMap(({ needs }) => needs.map(stageOfKind)))]
  return (
    <Card title={t.case.papers}>
      <div className="flex flex-wrap gap-3">
        {stages.map((stage) => (
          <Button
            key={stage}
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => onOpen(stage)}
          >
            {found.side === 'worker' ? t.stages[stage] : t.papers.titles[stage]}
          </Button>
        ))}
      </div>
    </Card>
  )
}
