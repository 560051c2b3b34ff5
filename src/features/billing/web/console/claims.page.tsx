import { useState } from 'react'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { latinDigits } from '../../../../platform/shared/digits.ts'
import { currencySign, formatAmount } from '../../../../platform/shared/money.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
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
} from '../../claim-contract.ts'
import { useClaimTexts } from '../index.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import {
  ActButton,
  ConsoleList,
  Facts,
  optionsOf,
  pageMeta,
  useOutcome,
} from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

export const meta = pageMeta('claims')

const tones: Record<AdminClaim['state'], Tone> = {
  open: 'amber',
  granted: 'palm',
  refused: 'danger',
  withdrawn: 'neutral',
}

/** The queue of households' claims. */
export default function ClaimsPage() {
  const t = useConsoleTexts()
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
  const t = useConsoleTexts()
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
        <span className="whitespace-nowrap tabular-nums">
          {formatAmount(amount, currency, locale)}
        </span>
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

interface Decision {
  /** As it is typed. */
  amount: string
  ends_hire: boolean
  answer: string
}

/** What is decided of a claim: kept as it is typed, and sent as one of two. */
function useDecision(claim: AdminClaim, onClose: () => void) {
  const { id } = claim
  const { typed, type, forget } = useTypedDraft<Decision>(`claim:${id}`, {
    amount: String(claim.amount),
    ends_hire: true,
    answer: '',
  })
  const { amount, ends_hire, answer } = typed
  const action = useAction(
    (act: 'grant' | 'refuse'): Promise<unknown> =>
      act === 'refuse'
        ? api(refuseClaim, { id, answer })
        : api(grantClaim, { id, answer, ends_hire, amount: latinDigits(amount).trim() }),
    {
      ...useOutcome(),
      refresh: ['claims', 'orders'],
      onDone: () => {
        forget()
        onClose()
      },
    },
  )
  return { decision: typed, type, ...action }
}

function ClaimDialog({ claim, onClose }: { claim: AdminClaim; onClose: () => void }) {
  const locale = useLocale()
  const t = useConsoleTexts()
  const { decision, type, busy, error, fieldErrors, run, underWay } = useDecision(claim, onClose)
  const [isTried, setTried] = useState(false)
  const isMissing = decision.answer.trim() === ''
  const given = amountOf(decision)
  const refuse = () => {
    if (isMissing) return setTried(true)
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
        claim.can_decide && (
          <Decisions
            underWay={underWay}
            amount={formatAmount(Number.isFinite(given) ? given : 0, claim.currency, locale)}
            onRefuse={refuse}
            onGrant={() => void run('grant')}
          />
        )
      }
    >
      <div className="space-y-5">
        <p dir="auto" className="rounded-md bg-sunken p-4 break-words whitespace-pre-line">
          {claim.reason}
        </p>
        <ClaimFacts claim={claim} />
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        {claim.can_decide && (
          <DecisionFields
            claim={claim}
            decision={decision}
            fieldErrors={
              isTried && isMissing
                ? { ...fieldErrors, answer: t.claims.answerMissing }
                : fieldErrors
            }
            onChange={(part) => type({ ...decision, ...part })}
          />
        )}
      </div>
    </Dialog>
  )
}

function Decisions({
  underWay,
  amount,
  onRefuse,
  onGrant,
}: {
  underWay: 'grant' | 'refuse' | undefined
  amount: string
  onRefuse: () => void
  onGrant: () => void
}) {
  const { claims: t } = useConsoleTexts()
  const busy = underWay !== undefined
  return (
    <>
      <Button variant="danger" busy={underWay === 'refuse'} disabled={busy} onClick={onRefuse}>
        {t.refuse}
      </Button>
      <Button busy={underWay === 'grant'} disabled={busy} onClick={onGrant}>
        {t.grant(amount)}
      </Button>
    </>
  )
}

const amountOf = ({ amount }: Decision): number => Number(latinDigits(amount).trim())

/** How much is given back, what becomes of the hire, and what the household is told. */
function DecisionFields({
  claim,
  decision,
  fieldErrors,
  onChange,
}: {
  claim: AdminClaim
  decision: Decision
  fieldErrors: Record<string, string>
  onChange: (part: Partial<Decision>) => void
}) {
  const locale = useLocale()
  const { claims: t } = useConsoleTexts()
  return (
    <>
      <TextField
        label={`${t.amount} (${currencySign(claim.currency, locale)})`}
        hint={t.amountHint}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={12}
        value={decision.amount}
        error={fieldErrors.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      {claim.hire_ended_on === null && amountOf(decision) !== claim.left_amount && (
        <Checkbox
          label={t.endsHire}
          hint={t.endsHireHint}
          checked={decision.ends_hire}
          onChange={(event) => onChange({ ends_hire: event.target.checked })}
        />
      )}
      <TextArea
        label={t.answer}
        hint={t.answerHint}
        maxLength={1000}
        value={decision.answer}
        onChange={(event) => onChange({ answer: event.target.value })}
        error={fieldErrors.answer}
      />
    </>
  )
}

/** What was paid and asked for, and what became of it. */
function ClaimFacts({ claim }: { claim: AdminClaim }) {
  const { claims: t } = useConsoleTexts()
  const words = useClaimTexts()
  const locale = useLocale()
  const money = (value: number) => formatAmount(value, claim.currency, locale)
  return (
    <Facts
      rows={[
        [words.columns.household, <bdi key="household">{claim.household.name}</bdi>],
        [words.columns.candidate, claim.candidate && <bdi>{claim.candidate.name}</bdi>],
        [words.columns.cause, words.causes[claim.cause]],
        [words.columns.ended, formatShortDate(claim.ended_on, locale)],
        [words.columns.paid, money(claim.paid_amount)],
        [t.left, money(claim.left_amount)],
        [words.columns.computed, money(claim.amount)],
        [words.columns.granted, claim.granted_amount === null ? null : money(claim.granted_amount)],
        [words.columns.answer, claim.answer],
      ]}
    />
  )
}
