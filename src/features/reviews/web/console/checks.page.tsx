import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { type AdminCheck, exportChecks, listChecks, withdrawCheck } from '../../contract.ts'
import type { ReadingField } from '../../reading-rules.ts'
import { PaperTabs } from './paper-tabs.tsx'
import { PersonCell } from './person-cell.tsx'
import { ConsoleList, optionsOf, pageMeta, useOutcome } from '../../../console/web/index.ts'
import { useReviewTexts, useConsoleTexts } from './texts.ts'

export const meta = pageMeta('papers')

/** What was checked of whom. */
export default function ChecksPage() {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const [withdrawn, setWithdrawn] = useState<AdminCheck | null>(null)
  return (
    <>
      <PaperTabs current="checks" />
      <ConsoleList
        topic="checks"
        title={t.checks.title}
        text={t.checks.text}
        call={listChecks}
        csv={{ call: exportChecks, name: 'checks' }}
        columns={useColumns(setWithdrawn)}
        rowKey={({ id }) => id}
        search={t.search}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: optionsOf(words.checkStates, 'running'),
            placeholder: words.checkStates.running,
          },
          { name: 'item', label: words.columns.item, options: optionsOf(words.checks.item) },
        ]}
        empty={t.checks.empty}
      />
      {withdrawn !== null && (
        <WithdrawDialog key={withdrawn.id} check={withdrawn} onClose={() => setWithdrawn(null)} />
      )}
    </>
  )
}

function useColumns(open: (row: AdminCheck) => void): Column<AdminCheck>[] {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const locale = useLocale()
  return [
    {
      key: 'person',
      header: words.columns.candidate,
      lead: true,
      cell: ({ candidate }) => <PersonCell person={candidate} />,
    },
    { key: 'item', header: words.columns.item, cell: ({ item }) => words.checks.badge[item] },
    {
      key: 'method',
      header: words.columns.method,
      cell: ({ method }) => words.checks.method[method],
    },
    {
      key: 'when',
      header: words.columns.checkedAt,
      cell: (check) => <Checked check={check} />,
    },
    {
      key: 'until',
      header: words.columns.until,
      cell: ({ valid_until }) => (
        <span className="whitespace-nowrap">{formatShortDate(valid_until, locale)}</span>
      ),
    },
    {
      key: 'differs',
      header: words.columns.differences,
      cell: ({ differences, note }) => {
        const said = [
          ...Object.entries(differences).map(
            ([field, why]) => `${t.papers.differing[field as ReadingField]}: ${why}`,
          ),
          ...(note ? [note] : []),
        ]
        return said.length === 0 ? '—' : <bdi className="text-sm">{said.join(' · ')}</bdi>
      },
    },
    {
      key: 'act',
      header: t.checks.withdraw,
      hideHeader: true,
      align: 'end',
      cell: (check) => <Withdraw check={check} onOpen={() => open(check)} />,
    },
  ]
}

/** When a check was made, and by whom. */
function Checked({ check: { checked_at, checked_by, confirmed_by } }: { check: AdminCheck }) {
  const locale = useLocale()
  return (
    <span>
      <span className="whitespace-nowrap">{formatShortDate(new Date(checked_at), locale)}</span>
      {[checked_by, confirmed_by].map(
        (name) =>
          name !== null && (
            <span key={name} className="block text-sm text-ink-soft">
              <bdi>{name}</bdi>
            </span>
          ),
      )}
    </span>
  )
}

/** Takes a check back; why it ended, where it has. */
function Withdraw({ check, onOpen }: { check: AdminCheck; onOpen: () => void }) {
  const { checks: t } = useConsoleTexts()
  const words = useReviewTexts()
  if (check.ended_because !== null)
    return <span className="text-ink-soft">{words.endings[check.ended_because]}</span>
  return (
    <Button
      variant="secondary"
      size="s"
      aria-haspopup="dialog"
      aria-label={t.withdrawOf(words.checks.badge[check.item], check.candidate.full_name)}
      onClick={onOpen}
    >
      {t.withdraw}
    </Button>
  )
}

function WithdrawDialog({ check, onClose }: { check: AdminCheck; onClose: () => void }) {
  const t = useConsoleTexts()
  const words = useReviewTexts()
  const { typed: reason, type, forget } = useTypedDraft(`check:${check.id}`, '')
  const { busy, error, fieldErrors, run } = useAction(withdrawCheck, {
    ...useOutcome(),
    refresh: ['checks', 'papers'],
    onDone: () => {
      forget()
      onClose()
    },
  })
  const [isMissing, setMissing] = useState(false)
  const withdraw = () => {
    if (reason.trim() === '') return setMissing(true)
    void run({ id: check.id, reason })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t.checks.withdrawTitle}
      closeLabel={t.close}
      footer={
        <Button variant="danger" busy={busy} onClick={withdraw}>
          {t.checks.withdraw}
        </Button>
      }
    >
      <div className="space-y-4">
        <PersonCell person={check.candidate} />
        <p>{words.checks.badge[check.item]}</p>
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        <TextArea
          label={t.reason}
          hint={t.reasonHint}
          maxLength={500}
          value={reason}
          onChange={(event) => type(event.target.value)}
          error={isMissing && reason.trim() === '' ? t.reasonMissing : fieldErrors.reason}
        />
      </div>
    </Dialog>
  )
}
