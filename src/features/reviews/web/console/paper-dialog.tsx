import { FileText } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type DocumentKind,
  type CheckItem,
  confirmCheck,
  type CheckMethod,
  type Paper,
  recordCheck,
  rejectPaper,
} from '../../contract.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { PaperFacts } from './paper-facts.tsx'
import { PaperFinding } from './paper-finding.tsx'
import { PaperReading } from './paper-reading.tsx'
import { PaperViewer } from './paper-viewer.tsx'
import { PersonCell } from './person-cell.tsx'
import { usePaperFile } from './use-paper-file.ts'
import { type PaperForm, usePaperForm } from './use-paper-form.ts'
import { todayInQatar, useOutcome } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

const itemOf: Record<DocumentKind, CheckItem> = {
  passport: 'identity',
  id_proof: 'identity',
  driving_license: 'licence',
  professional_certificate: 'references',
  other: 'medical',
}

/** A year from today, or the paper's own end where that is nearer. */
function firstEnd({ expiry_date: end }: Paper): string {
  const today = todayInQatar()
  const year = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`.replace('-02-29', '-02-28')
  return end !== null && end < year ? end : year
}

interface Finding {
  item: CheckItem
  method: CheckMethod
  until: string
}

/** Records what was read of a paper, confirms it, or refuses the paper. */
function useDecision(paper: Paper, finding: Finding, reason: string, onDone: () => void) {
  const { item, method, until } = finding
  return useAction(
    (sent: NonNullable<ReturnType<PaperForm['submit']>> | 'reject'): Promise<unknown> => {
      if (sent === 'reject') return api(rejectPaper, { id: paper.id, item, reason })
      if (paper.awaiting !== null)
        return api(confirmCheck, { id: paper.awaiting.check_id, ...sent })
      return api(recordCheck, {
        candidate_id: paper.candidate.id,
        document_id: paper.id,
        item,
        method,
        valid_until: until,
        ...sent,
      })
    },
    { ...useOutcome(), refresh: ['papers', 'checks'], onDone },
  )
}

/** What the operator finds about a paper, and why it is refused. */
function useFinding(paper: Paper, onDone: () => void) {
  const [finding, setFinding] = useState<Finding>(() => ({
    item: paper.awaiting?.item ?? itemOf[paper.document_type],
    method: 'copy_seen',
    until: firstEnd(paper),
  }))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const form = usePaperForm(paper, finding.item)
  const decision = useDecision(paper, finding, reason, onDone)
  const verify = () => {
    const sent = form.submit()
    if (sent !== null) void decision.run(sent)
  }
  const reject = () => {
    if (reason.trim() === '') return setTried(true)
    void decision.run('reject')
  }
  return {
    finding,
    setFinding,
    reason: { value: reason, isTried, onChange: setReason },
    form,
    decision,
    verify,
    reject,
  }
}

/** A paper beside what the operator reads from it: opened first, compared as she types, and then recorded, confirmed or refused. */
export function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const queries = useQueryClient()
  const { finding, setFinding, reason, form, decision, verify, reject } = useFinding(paper, onClose)
  const view = usePaperFile(paper, () => void queries.invalidateQueries({ queryKey: ['papers'] }))
  const isOpen = paper.can_decide
  const isReading = isOpen && view.file !== null && paper.awaiting?.is_own !== true && form.canProve
  const refused = Object.values(decision.fieldErrors)[0] ?? decision.error
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      dismissible={!decision.busy}
      title={words.papers[paper.document_type]}
      closeLabel={t.close}
      footer={
        isOpen && (
          <Decisions
            paper={paper}
            underWay={decision.underWay}
            mayVerify={isReading}
            onReject={reject}
            onVerify={verify}
          />
        )
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Picture paper={paper} view={view} />
        <div className="min-w-0 space-y-5">
          <PersonCell person={paper.candidate} />
          {isOpen ? (
            <State paper={paper} form={form} isOpened={view.file !== null} item={finding.item} />
          ) : (
            <PaperFacts paper={paper} />
          )}
          {isReading && <PaperReading form={form} />}
          {isReading && paper.awaiting === null && (
            <PaperFinding paper={paper} finding={finding} onChange={setFinding} />
          )}
          {refused !== undefined && <Alert tone="error">{refused}</Alert>}
          {isOpen && <Reason {...reason} />}
        </div>
      </div>
    </Dialog>
  )
}

function Reason({
  value,
  isTried,
  onChange,
}: {
  value: string
  isTried: boolean
  onChange: (reason: string) => void
}) {
  const t = useConsoleTexts()
  return (
    <TextArea
      label={t.papers.rejectReason}
      hint={`${t.papers.noReason} ${t.reasonHint}`}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isTried && value.trim() === '' ? t.reasonMissing : undefined}
    />
  )
}

function Decisions({
  paper,
  underWay,
  mayVerify,
  onReject,
  onVerify,
}: {
  paper: Paper
  underWay: ReturnType<typeof useDecision>['underWay']
  mayVerify: boolean
  onReject: () => void
  onVerify: () => void
}) {
  const { papers: t } = useConsoleTexts()
  const busy = underWay !== undefined
  return (
    <>
      <Button variant="danger" busy={underWay === 'reject'} disabled={busy} onClick={onReject}>
        {t.reject}
      </Button>
      {mayVerify && (
        <Button busy={busy && underWay !== 'reject'} disabled={busy} onClick={onVerify}>
          {paper.awaiting === null ? t.verify : t.confirm}
        </Button>
      )}
    </>
  )
}

function Picture({ paper, view }: { paper: Paper; view: ReturnType<typeof usePaperFile> }) {
  const words = useReviewTexts()
  return (
    <div className="min-w-0 lg:sticky lg:top-0 lg:h-[calc(86dvh-11rem)]">
      {view.file === null ? (
        <Closed view={view} />
      ) : (
        <PaperViewer
          file={view.file}
          title={`${words.papers[paper.document_type]}: ${paper.candidate.full_name}`}
        />
      )}
    </div>
  )
}

function Closed({ view: { state, open } }: { view: ReturnType<typeof usePaperFile> }) {
  const t = useConsoleTexts().papers
  return (
    <div className="grid h-full min-h-56 place-content-center justify-items-center gap-4 rounded-md border border-dashed border-line-strong bg-sunken p-6 text-center">
      <p className="max-w-prose text-ink-soft">{t.openFirst}</p>
      <Button icon={FileText} busy={state === 'opening'} onClick={() => void open()}>
        {t.open}
      </Button>
      {state === 'failed' && <Alert tone="error">{t.notOpened}</Alert>}
    </div>
  )
}

/** What this paper still needs before its badge can be shown. */
function State({
  paper,
  form,
  isOpened,
  item,
}: {
  paper: Paper
  form: PaperForm
  isOpened: boolean
  item: CheckItem
}) {
  const t = useConsoleTexts().papers.state
  const locale = useLocale()
  const { awaiting } = paper
  return (
    <div className="space-y-3">
      {paper.to_look_again && <Alert tone="warning">{t.again}</Alert>}
      {!form.canProve && <Alert tone="warning">{t.saysNothing}</Alert>}
      {awaiting !== null && (
        <Alert tone={awaiting.is_own ? 'info' : 'warning'}>
          {awaiting.is_own
            ? t.own(formatInstant(awaiting.at, locale))
            : t.second(awaiting.by ?? '–', formatInstant(awaiting.at, locale))}
        </Alert>
      )}
      {awaiting === null && item === 'identity' && isOpened && (
        <p className="text-sm text-ink-soft">{paper.takes_two ? t.takesTwo : t.alone}</p>
      )}
    </div>
  )
}
