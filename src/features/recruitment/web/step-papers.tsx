import { Upload } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { PaperKind } from '../choices.ts'
import type { CaseStep, RecruitmentCase } from '../contract.ts'
import { PaperList } from './papers-panel.tsx'
import { useGuideTexts, useTexts } from './texts.ts'
import { usePapers } from './use-recruitment.ts'

const PaperForm = lazyPart(() => import('./paper-form.tsx'), 'PaperForm')

type Uploaded = Exclude<PaperKind, 'offer_letter'>

interface Props {
  found: RecruitmentCase
  step: CaseStep
  /** What else can be done in the step. */
  children?: ReactNode
}

/** The papers of a step, right there: those that came, and the way to add the one that it waits for. */
export function StepPapers({ found, step, children }: Props) {
  const t = useTexts()
  const guide = useGuideTexts()
  const papers = usePapers(found.id)
  const [isAdding, setIsAdding] = useState(false)
  const own = papers.data?.filter(({ kind }) => step.needs.includes(kind)) ?? []
  const kind = missingKind(found, step)
  const list = own.length > 0 && <PaperList caseId={found.id} papers={own} />
  if (step.state === 'done')
    return (
      list && (
        <Disclosure summary={guide.papers(own.length)} className="border-b-0">
          {list}
        </Disclosure>
      )
    )
  return (
    <section
      aria-label={kind === null ? undefined : t.papers.kinds[kind]}
      className="flex flex-col gap-3"
    >
      {list}
      {papers.isError && step.needs.length > 0 && (
        <p role="alert" className="text-danger">
          {t.papers.loadFailed}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {kind !== null && !isAdding && (
          <Button
            size="s"
            icon={Upload}
            variant={step.actor === found.side ? 'primary' : 'secondary'}
            aria-label={t.papers.uploadTo(t.papers.kinds[kind])}
            onClick={() => setIsAdding(true)}
          >
            {t.papers.upload}
          </Button>
        )}
        {children}
      </div>
      <Suspense>
        {kind !== null && isAdding && (
          <PaperForm caseId={found.id} kind={kind} onDone={() => setIsAdding(false)} />
        )}
      </Suspense>
    </section>
  )
}

/** The paper that a step waits for, where the reader may add it; she answers a letter of ours by her code. */
function missingKind(
  { can_add_papers, offer, side }: RecruitmentCase,
  step: CaseStep,
): Uploaded | null {
  const [kind] = step.needs
  if (!can_add_papers || kind === undefined || kind === 'offer_letter') return null
  if (kind === 'signed_offer_letter' && side === 'worker' && offer?.can_answer === true) return null
  return kind
}
