import { Dialog } from '../../../ui/dialog.tsx'
import type { Stage } from '../choices.ts'
import { LettersPanel } from './letters-panel.tsx'
import { PapersPanel } from './papers-panel.tsx'
import { kindsOf } from './stage-papers.ts'
import { useTexts } from './texts.ts'

interface Props {
  open: boolean
  onClose: () => void
  stage: Exclude<Stage, 'completed'>
  candidateId: number
  caseId: number
  /** The other party. */
  name: string
  isHousehold?: boolean
  canUpload?: boolean
  /** Begins with the terms of an offer. */
  isMaking?: boolean
}

/** The papers of one stage of a recruitment: offer letters in two columns, all others by kind. */
export function PapersDialog({
  open,
  onClose,
  stage,
  candidateId,
  caseId,
  name,
  isHousehold = true,
  canUpload = true,
  isMaking = false,
}: Props) {
  const t = useTexts()
  const kinds =
    stage === 'offerLetter' ? (['offer_letter', 'signed_offer_letter'] as const) : kindsOf[stage]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="l"
      closeLabel={t.close}
      title={
        <>
          {t.papers.titles[stage]}{' '}
          <span className="block text-base font-normal text-ink-soft">
            <bdi>{name}</bdi>
          </span>
        </>
      }
    >
      {stage === 'offerLetter' && isHousehold ? (
        <LettersPanel candidateId={candidateId} beginsMaking={isMaking} />
      ) : (
        <PapersPanel caseId={caseId} kinds={kinds} canUpload={canUpload} />
      )}
    </Dialog>
  )
}
