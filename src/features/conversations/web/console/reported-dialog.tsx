import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useContractForm } from '../../../../ui/use-contract-form.ts'
import { UserLink } from '../../../console/web/index.ts'
import { useSupportTexts } from '../../../enquiries/web/index.ts'
import { type Outcome, outcomes } from '../../choices.ts'
import {
  type ReadConversation,
  readReportedConversation,
  settleReportedConversation,
} from '../../console-contract.ts'
import { useTexts } from '../texts.ts'
import { useReportedTexts } from './texts.ts'

/** What was said up to a report, who took part, and what is made of it. Opening it is in the audit log. */
export function ReportedDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useReportedTexts()
  const support = useSupportTexts()
  const { data, isError } = useQuery({
    queryKey: ['reported-conversation', id],
    queryFn: ({ signal }) => api(readReportedConversation, { id }, { signal }),
    // Each look is written down: none by itself.
    staleTime: Infinity,
    retry: false,
  })
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={data === undefined ? t.title : support.reasons[data.report.reason]}
      closeLabel={t.close}
    >
      {data !== undefined ? (
        <div className="space-y-6">
          <Report {...data} />
          <Said messages={data.messages} />
          <Settle report={data.report} onDone={onClose} />
        </div>
      ) : isError ? (
        <Alert tone="error">{t.failed}</Alert>
      ) : (
        <>
          <p role="status" className="sr-only">
            {t.loading}
          </p>
          <SkeletonText />
        </>
      )}
    </Dialog>
  )
}

function Report({ report, accounts }: Pick<ReadConversation, 'report' | 'accounts'>) {
  const t = useReportedTexts()
  const { sides } = useTexts()
  const locale = useLocale()
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-soft">
        {t.by(sides[report.reported_by])} · {formatInstant(report.created_at, locale)}
      </p>
      {report.message && (
        <p dir="auto" className="rounded-md bg-amber-wash p-4 wrap-anywhere whitespace-pre-line">
          {report.message}
        </p>
      )}
      <h3 className="text-sm font-medium text-ink-soft">{t.accounts}</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {accounts.map(({ id, name, side }) => (
          <li key={id}>
            <UserLink id={id} name={name} /> <span className="text-ink-faint">({sides[side]})</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Said({ messages }: Pick<ReadConversation, 'messages'>) {
  const t = useReportedTexts()
  const { phrases, sides, kinds, room } = useTexts()
  const locale = useLocale()
  return (
    <section>
      <h3 className="mb-2 font-medium">{t.said}</h3>
      {messages.length === 0 && <p className="text-ink-soft">{t.nothing}</p>}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
        tabIndex={0}
        role="region"
        aria-label={t.said}
        className="max-h-96 overflow-y-auto rounded-md bg-sunken p-4"
      >
        <ol className="space-y-3">
          {messages.map(({ number, side, name, text, phrase, kind, file_url, at }) => (
            <li key={number}>
              <p className="text-sm text-ink-faint">
                <bdi>{name}</bdi> ({sides[side]}) · {formatInstant(at, locale)}
              </p>
              {file_url !== null && kind !== 'text' && kind !== 'phrase' ? (
                <a href={file_url} target="_blank" rel="noreferrer" className="link">
                  {kinds[kind]}: {t.openFile}
                </a>
              ) : (
                <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                  {phrase === null ? (text ?? room.gone) : phrases[phrase]}
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const madeUntrue = ['reported-conversations', 'reported-conversation', 'figures']

function Settle({ report, onDone }: { report: ReadConversation['report']; onDone: () => void }) {
  const t = useReportedTexts()
  const locale = useLocale()
  const queries = useQueryClient()
  const send = (typed: { outcome: Outcome; note: string }) =>
    api(settleReportedConversation, { id: report.id, ...typed })
  const { form, submit, values, set, input, busy, error } = useContractForm(send, {
    defaults: { outcome: 'none', note: '' },
    draft: `reported-conversation:${report.id}`,
    failed: t.settleFailed,
    toast: t.settled,
    onDone: () => {
      onDone()
      return Promise.all(
        madeUntrue.map((topic) => queries.invalidateQueries({ queryKey: [topic] })),
      )
    },
  })
  if (!report.can_settle)
    return (
      <p className="text-ink-soft">
        {report.outcome && `${t.outcomes[report.outcome]}. `}
        {report.settled_at &&
          t.settledBy(report.settled_by ?? '', formatInstant(report.settled_at, locale))}
        {report.note && ` · ${report.note}`}
      </p>
    )
  return (
    <form
      ref={form}
      noValidate
      className="space-y-4 border-t border-line pt-5"
      onSubmit={(event) => void submit(event)}
    >
      <RadioGroup
        name="outcome"
        label={t.outcomeLabel}
        hint={t.outcomeHints[values.outcome]}
        options={outcomes.map((value) => ({ value, label: t.outcomes[value] }))}
        value={values.outcome}
        onChange={({ target }) => set({ outcome: target.value as Outcome })}
      />
      <TextArea label={t.note} maxLength={2000} {...input('note')} />
      <FormError error={error} />
      <Button type="submit" busy={busy}>
        {busy ? t.settling : t.settle}
      </Button>
    </form>
  )
}
