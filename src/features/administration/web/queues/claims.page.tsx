import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { latinDigits } from '../../../../platform/shared/digits.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  type AdminClaim,
  exportClaims,
  grantClaim,
  listAllClaims,
  refuseClaim,
} from '../../../billing/claim-contract.ts'
import { useClaimTexts } from '../../../billing/web/index.ts'
import { pageMeta } from '../frame/page-meta.ts'
import { ConsoleList } from '../list/console-list.tsx'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { Facts } from './facts.tsx'
import { ActButton } from './act-button.tsx'
import { optionsOf, useOutcome, useQueueTexts } from './texts.ts'

export const meta = pageMeta('claims')

const tones: Record<AdminClaim['state'], Tone> = {
  open: 'amber',
  granted: 'palm',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** The queue of households' claims. */
export default function ClaimsPage() {
  const t = useQueueTexts()
  const words = useClaimTexts()
  const [opened, setOpened] = useState<AdminClaim | null>(null)
  return (
    <>
      <ConsoleList
        topic="claims"
        title={t.claims.title}
        text={t.claims.text}
        call={listAllClaims}
        csv={{ call: exportClaims, name: 'claims' }}
        columns={useColumns(setOpened)}
        rowKey={({ id }) => id}
        wide
        search={t.searchText}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: optionsOf(words.states, 'open'),
            placeholder: words.states.open,
          },
        ]}
        empty={t.claims.empty}
      />
      {opened !== null && (
        <ClaimDialog key={opened.id} claim={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function useColumns(open: (row: AdminClaim) => void): Column<AdminClaim>[] {
  const t = useQueueTexts()
  const words = useClaimTexts()
  const locale = useLocale()
  return [
    {
      key: 'order',
      header: words.columns.order,
      lead: true,
      cell: ({ order_no }) => <bdi className="whitespace-nowrap">{order_no}</bdi>,
    },
    {
      key: 'household',
      header: words.columns.household,
      cell: ({ household }) => <bdi>{household.name}</bdi>,
    },
    {
      key: 'candidate',
      header: words.columns.candidate,
      cell: ({ candidate }) => <bdi>{candidate?.name ?? '—'}</bdi>,
    },
    { key: 'cause', header: words.columns.cause, cell: ({ cause }) => words.causes[cause] },
    {
      key: 'amount',
      header: words.columns.computed,
      cell: ({ amount, currency }) => (
        <span className="whitespace-nowrap tabular-nums">{formatAmount(amount, currency)}</span>
      ),
    },
    {
      key: 'since',
      header: words.columns.since,
      cell: ({ created_at }) => (
        <span className="whitespace-nowrap">{formatInstant(created_at, locale)}</span>
      ),
    },
    {
      key: 'state',
      header: words.columns.state,
      cell: ({ state }) => <Chip tone={tones[state]}>{words.states[state]}</Chip>,
    },
    {
      key: 'look',
      header: t.acts.claims.label,
      hideHeader: true,
      align: 'end',
      cell: (claim) => <ActButton queue="claims" of={claim.order_no} onClick={() => open(claim)} />,
    },
  ]
}

function useDecision(
  { id }: AdminClaim,
  { answer, ...grant }: { amount: string; ends_hire: boolean; answer: string },
  onDone: () => void,
) {
  return useAction(
    (act: 'grant' | 'refuse'): Promise<unknown> =>
      act === 'refuse'
        ? api(refuseClaim, { id, answer })
        : api(grantClaim, { id, answer, ...grant }),
    { ...useOutcome(), refresh: ['claims', 'orders'], onDone },
  )
}

function ClaimDialog({ claim, onClose }: { claim: AdminClaim; onClose: () => void }) {
  const t = useQueueTexts()
  const words = useClaimTexts()
  const locale = useLocale()
  const [amount, setAmount] = useState(String(claim.amount))
  const [answer, setAnswer] = useState('')
  const [endsHire, setEndsHire] = useState(true)
  const [isMissing, setMissing] = useState(false)
  const isOpen = claim.state === 'open'
  const money = (value: number) => formatAmount(value, claim.currency)
  const given = Number(latinDigits(amount).trim())
  const { busy, error, wrong, run, underWay } = useDecision(
    claim,
    { amount: latinDigits(amount).trim(), ends_hire: endsHire, answer },
    onClose,
  )
  const refuse = () => {
    if (answer.trim() === '') return setMissing(true)
    void run('refuse')
  }
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      dismissible={!busy}
      title={<bdi>{claim.order_no}</bdi>}
      closeLabel={t.close}
      footer={
        isOpen && (
          <>
            <Button look="danger" busy={underWay === 'refuse'} disabled={busy} onClick={refuse}>
              {t.claims.refuse}
            </Button>
            <Button busy={underWay === 'grant'} disabled={busy} onClick={() => void run('grant')}>
              {t.claims.grant(money(Number.isFinite(given) ? given : 0))}
            </Button>
          </>
        )
      }
    >
      <div className="space-y-5">
        <p dir="auto" className="rounded-md bg-sunken p-4 break-words whitespace-pre-line">
          {claim.reason}
        </p>
        <Facts
          rows={[
            [words.columns.household, <bdi key="household">{claim.household.name}</bdi>],
            [words.columns.candidate, claim.candidate && <bdi>{claim.candidate.name}</bdi>],
            [words.columns.cause, words.causes[claim.cause]],
            [words.columns.ended, formatShortDate(claim.ended_on, locale)],
            [words.columns.paid, money(claim.paid_amount)],
            [t.claims.left, money(claim.left_amount)],
            [words.columns.computed, money(claim.amount)],
            [
              words.columns.granted,
              claim.granted_amount === null ? null : money(claim.granted_amount),
            ],
            [words.columns.answer, claim.answer],
          ]}
        />
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        {isOpen && (
          <>
            <TextField
              label={`${t.claims.amount} (${claim.currency})`}
              hint={t.claims.amountHint}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              maxLength={12}
              value={amount}
              error={wrong.amount}
              onChange={(event) => setAmount(event.target.value)}
            />
            {claim.hire_ended_on === null && given !== claim.left_amount && (
              <Checkbox
                label={t.claims.endsHire}
                hint={t.claims.endsHireHint}
                checked={endsHire}
                onChange={(event) => setEndsHire(event.target.checked)}
              />
            )}
            <TextArea
              label={t.claims.answer}
              hint={t.claims.answerHint}
              maxLength={1000}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              error={isMissing && answer.trim() === '' ? t.claims.answerMissing : wrong.answer}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
