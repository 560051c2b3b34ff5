import { FileText } from 'lucide-react'
import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { DocumentKind } from '../../../candidates/review-contract.ts'
import type { CheckItem, CheckMethod } from '../../../candidates/review-contract.ts'
import { openPaper, type Paper, recordCheck, rejectPaper } from '../../../candidates/review-contract.ts'
import { todayInQatar } from '../when.ts'
import { Facts } from './facts.tsx'
import { PersonCell } from './person-cell.tsx'
import { optionsOf, useQueueTexts, useReviewTexts } from './texts.ts'
import { useAct } from './use-act.ts'

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

/** A paper with what its owner says of it, the way to open it, and the finding. */
export function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const t = useQueueTexts()
  const words = useReviewTexts()
  const locale = useLocale()
  const { busy, error, setError, run } = useAct(['papers', 'checks'], onClose)
  const [item, setItem] = useState<CheckItem>(itemOf[paper.document_type])
  const [method, setMethod] = useState<CheckMethod>('copy_seen')
  const [until, setUntil] = useState(() => firstEnd(paper))
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const isOpen = paper.state === 'open'
  const day = (value: string | null) => (value === null ? null : formatShortDate(value, locale))

  const open = async () => {
    // Opened before the answer: browsers stop windows that come later than the click.
    const view = window.open('', '_blank')
    try {
      const { url } = await api(openPaper, { id: paper.id })
      if (view) view.location.href = url
      else window.location.assign(url)
    } catch {
      view?.close()
      setError(t.failed)
    }
  }
  const verify = () => void run('verify', recordCheck, { candidate_id: paper.candidate.id, document_id: paper.id, item, method, valid_until: until })
  const reject = () => {
    if (reason.trim() === '') return setMissing(true)
    void run('reject', rejectPaper, { id: paper.id, item, reason })
  }
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      dismissible={busy === ''}
      title={words.papers[paper.document_type]}
      closeLabel={t.close}
      footer={
        isOpen && (
          <>
            <Button look="danger" busy={busy === 'reject'} disabled={busy !== ''} onClick={reject}>
              {t.papers.reject}
            </Button>
            <Button busy={busy === 'verify'} disabled={busy !== ''} onClick={verify}>
              {t.papers.verify}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <PersonCell person={paper.candidate} />
          <Button look="secondary" icon={FileText} onClick={() => void open()}>
            {t.papers.open}
          </Button>
        </div>
        <Facts
          rows={[
            [t.papers.name, paper.name && <bdi>{paper.name}</bdi>],
            [t.papers.number, paper.document_number && <bdi>{paper.document_number}</bdi>],
            [t.papers.issuer, paper.issuing_authority],
            [t.papers.issued, day(paper.issue_date)],
            [words.columns.expiry, day(paper.expiry_date)],
            [words.columns.state, words.paperStates[paper.state]],
            [words.columns.reason, paper.reason],
          ]}
        />
        {error !== '' && <Alert tone="error">{error}</Alert>}
        {isOpen && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Select
                label={t.papers.item}
                options={optionsOf(words.checks.item)}
                value={item}
                onChange={(event) => setItem(event.target.value as CheckItem)}
              />
              <Select
                label={t.papers.method}
                options={optionsOf(words.checks.method)}
                value={method}
                onChange={(event) => setMethod(event.target.value as CheckMethod)}
              />
              <TextField
                type="date"
                label={t.papers.until}
                hint={paper.expiry_date === null ? undefined : t.papers.untilHint}
                min={todayInQatar()}
                max={paper.expiry_date ?? undefined}
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
            </div>
            <p className="text-sm text-ink-soft">{t.papers.badge(words.checks.badge[item])}</p>
            <TextArea
              label={t.reason}
              hint={`${t.papers.noReason} ${t.reasonHint}`}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={isMissing && reason.trim() === '' ? t.reasonMissing : undefined}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
