import { BellRing, ExternalLink, FilePenLine, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatShortDate } from '../../../platform/shared/format.ts'
import { joinList } from '../../../platform/shared/join-list.ts'
import { useAloudWords } from '../../../platform/web/aloud-words.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Listen } from '../../../ui/listen.tsx'
import { ReadAloud } from '../../../ui/read-aloud.tsx'
import { StepList } from '../../../ui/step-list.tsx'
import { ChooseAgency } from '../../billing/web/index.ts'
import type { Side } from '../choices.ts'
import { type CaseStep, nudge, type RecruitmentCase } from '../contract.ts'
import { StepActs } from './step-acts.tsx'
import { StepPapers } from './step-papers.tsx'
import { useGuideTexts, useManagedTexts, useTexts } from './texts.ts'
import { useCaseAction, usePapers } from './use-recruitment.ts'

const isDone = ({ state }: CaseStep): boolean => state === 'done'
const isOpen = ({ state }: CaseStep): boolean => state === 'waiting' || state === 'problem'

interface Props {
  found: RecruitmentCase
  /** Opens the letters, or the terms from which one is made. */
  onLetters: (isMaking: boolean) => void
}

/** All steps in their order, those that are done folded: those in which something is to be done say what, by whom and until when, with the one button that does it. */
export function CaseSteps({ found, onLetters }: Props) {
  const t = useTexts()
  const guide = useGuideTexts()
  const [done, rest] = [found.steps.filter(isDone), found.steps.filter((step) => !isDone(step))]
  const isFolded = found.status === 'open' && done.length > 0
  const remind = useCaseAction(() => api(nudge, { id: found.id }), { done: t.case.nudged })
  return (
    <Card
      title={guide.steps}
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
      {isFolded && (
        <Disclosure summary={`${t.states.done} (${done.length})`} className="mb-6 border-t">
          <Steps found={found} onLetters={onLetters} steps={done} />
        </Disclosure>
      )}
      <Steps
        found={found}
        onLetters={onLetters}
        steps={isFolded ? rest : found.steps}
        before={isFolded ? done.length : 0}
      />
    </Card>
  )
}

/** Steps one after the other; `before`: so many are done, and folded. */
function Steps({
  found,
  onLetters,
  steps,
  before = 0,
}: Props & { steps: CaseStep[]; before?: number }) {
  const t = useTexts()
  return (
    <StepList
      before={before}
      steps={steps.map((step) => {
        const isNow = isOpen(step) && found.status === 'open'
        return {
          key: step.key,
          title: isNow ? (
            <h3 className="text-base font-medium">{t.steps[step.key]}</h3>
          ) : (
            t.steps[step.key]
          ),
          text: isNow ? (
            <DueStep found={found} step={step} onLetters={onLetters} />
          ) : (
            <RestingStep found={found} step={step} onLetters={onLetters} />
          ),
          state: step.state === 'done' ? 'done' : isNow ? 'current' : 'next',
        }
      })}
      stateLabel={{ done: t.states.done, current: t.case.now, next: t.states.not_started }}
    />
  )
}

interface StepProps extends Props {
  step: CaseStep
}

/** One thing that is to be done: by whom, how long it takes, until when, and the way to do it. */
function DueStep({ found, step, onLetters }: StepProps) {
  const t = useTexts()
  const managed = useManagedTexts()
  const aloud = useAloudWords()
  const text = isOnPaper(found, step) ? managed.answer : textOf(t, step, found.side)
  return (
    <div className="mt-1 space-y-3 text-base">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Turn step={step} side={found.side} />
        {step.overdue && <Chip tone="amber">{t.overdue}</Chip>}
        <span className="text-sm">
          <Usual step={step} /> <Due step={step} />
        </span>
      </div>
      <p>{text}</p>
      {found.side === 'worker' && <ReadAloud texts={aloud} className="-ms-3" />}
      {step.note !== null && <Note text={step.note} />}
      <StepPapers found={found} step={step}>
        <StepButton found={found} step={step} onLetters={onLetters} />
        <StepActs caseId={found.id} step={step} side={found.side}>
          <Service step={step} />
        </StepActs>
      </StepPapers>
    </div>
  )
}

/** What begins a step that is neither a paper nor a word. */
function StepButton({ found, step, onLetters }: StepProps): ReactNode {
  const t = useTexts()
  if (isOnPaper(found, step)) return <LetterToSign caseId={found.id} />
  if (found.side !== 'household') return null
  if (step.key === 'choose_agency')
    return <ChooseAgency candidateId={found.jobseeker_id} name={found.jobseeker_name} />
  if (step.key !== 'offer_letter') return null
  return step.can.finish || !found.can_make_offer ? (
    <Letters onLetters={onLetters} />
  ) : (
    <Button size="s" icon={FilePenLine} aria-haspopup="dialog" onClick={() => onLetters(true)}>
      {t.letters.make}
    </Button>
  )
}

/** An agency answers for somebody without an account: she has no code, and signs on paper. */
const isOnPaper = ({ side }: RecruitmentCase, { key, actor }: CaseStep): boolean =>
  side === 'agency' && key === 'offer_answer' && actor === 'agency'

/** The newest letter, to be read to her and signed. */
function LetterToSign({ caseId }: { caseId: number }) {
  const { offer: t } = useTexts()
  const letters = usePapers(caseId).data?.filter(({ kind }) => kind === 'offer_letter') ?? []
  const [newest] = letters.toSorted((one, other) =>
    other.uploaded_at.localeCompare(one.uploaded_at),
  )
  const file = newest?.file_url
  return file == null ? null : (
    <ButtonAnchor
      variant="secondary"
      size="s"
      icon={FileText}
      href={file}
      target="_blank"
      rel="noopener"
    >
      {t.read}
    </ButtonAnchor>
  )
}

/** The letters as they were made, sent and signed. */
function Letters({ onLetters }: Pick<Props, 'onLetters'>) {
  const t = useTexts()
  return (
    <Button variant="secondary" size="s" aria-haspopup="dialog" onClick={() => onLetters(false)}>
      {t.papers.titles.offerLetter}
    </Button>
  )
}

/** The authority's own service, in another tab. */
function Service({ step: { service } }: { step: CaseStep }) {
  const t = useGuideTexts()
  if (service === null) return null
  return (
    <ButtonAnchor
      variant="secondary"
      size="s"
      icon={ExternalLink}
      href={service.url}
      target="_blank"
      rel="noopener noreferrer"
      className="max-w-full whitespace-normal!"
    >
      {t.services[service.authority]}
      <span className="sr-only"> ({t.newTab})</span>
    </ButtonAnchor>
  )
}

/** A step that is done, with its papers, or one that is still to come; a worker can hear it. */
function RestingStep({ found, step, onLetters }: StepProps) {
  const t = useTexts()
  const hasLetters =
    step.key === 'offer_letter' && step.state === 'done' && found.side === 'household'
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-start gap-x-2">
        <div className="min-w-0 grow basis-0">
          <StepText step={step} side={found.side} />
        </div>
        {found.side === 'worker' && <Listen of={t.steps[step.key]} className="-my-3" />}
      </div>
      {step.state === 'done' &&
        (hasLetters ? (
          <p>
            <Letters onLetters={onLetters} />
          </p>
        ) : (
          <StepPapers found={found} step={step} />
        ))}
    </div>
  )
}

function Usual({
  step: {
    usual_days: { from, to },
  },
}: {
  step: CaseStep
}) {
  const t = useGuideTexts()
  return <span className="first-letter:uppercase inline-block">{t.usual(from, to)}</span>
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
  const guide = useGuideTexts()
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
      {[
        step.actor === side ? t.you : t.actors[step.actor],
        step.state === 'not_started' ? guide.usual(step.usual_days.from, step.usual_days.to) : '',
        when,
      ]
        .filter((part) => part !== '')
        .join(' · ')}
      {(step.state === 'problem' || step.overdue) && (
        <Chip tone={step.state === 'problem' ? 'danger' : 'amber'}>
          {step.state === 'problem' ? t.states.problem : t.overdue}
        </Chip>
      )}
    </span>
  )
}
