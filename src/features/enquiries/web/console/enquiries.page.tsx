import { languageOf } from '../../../../platform/shared/locales.ts'
import { useState } from 'react'
import { api } from '../../../../platform/web/browser-api.ts'
import { useTypedDraft } from '../../../../platform/web/draft-upon.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  changeEnquiry,
  type SupportTicket,
  exportEnquiries,
  listSupportTickets,
} from '../../support-contract.ts'
import { useSupportTexts } from '../index.ts'
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

export const meta = pageMeta('enquiries')

const tones: Record<SupportTicket['state'], Tone> = {
  open: 'amber',
  in_progress: 'gulf',
  done: 'palm',
}

/** The queue of contact messages and visa requests. */
export default function EnquiriesPage() {
  const t = useConsoleTexts()
  const support = useSupportTexts()
  const [opened, setOpened] = useState<SupportTicket | null>(null)
  return (
    <>
      <ConsoleList
        topic="desk"
        title={t.enquiries.title}
        text={t.enquiries.text}
        call={listSupportTickets}
        csv={{ call: exportEnquiries, name: 'enquiries' }}
        columns={useColumns(setOpened)}
        rowKey={({ id }) => id}
        wide
        search={t.searchText}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: optionsOf(support.enquiryStates, 'open'),
            placeholder: support.enquiryStates.open,
          },
          { name: 'kind', label: support.columns.kind, options: optionsOf(support.kinds) },
        ]}
        empty={t.enquiries.empty}
      />
      {opened !== null && (
        <EnquiryDialog key={opened.id} enquiry={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

function useColumns(open: (row: SupportTicket) => void): Column<SupportTicket>[] {
  const t = useConsoleTexts()
  const support = useSupportTexts()
  return [
    {
      key: 'name',
      header: support.columns.name,
      lead: true,
      cell: ({ name, locale }) => <bdi>{name ?? languageOf(locale).name}</bdi>,
    },
    { key: 'kind', header: support.columns.kind, cell: ({ kind }) => support.kinds[kind] },
    {
      key: 'message',
      header: support.columns.message,
      cell: ({ message }) => (
        <span dir="auto" className="line-clamp-2 max-w-80 break-words">
          {message}
        </span>
      ),
    },
    {
      key: 'days',
      header: support.columns.since,
      cell: ({ age_days, is_overdue, state }) => (
        <span className="flex flex-wrap items-center gap-2 whitespace-nowrap">
          {support.days(age_days)}
          {is_overdue && state !== 'done' && <Chip tone="danger">{t.enquiries.overdue}</Chip>}
        </span>
      ),
    },
    {
      key: 'assignee',
      header: support.columns.assignee,
      cell: ({ assignee }) => (assignee === null ? '—' : <bdi>{assignee.name}</bdi>),
    },
    {
      key: 'state',
      header: support.columns.state,
      cell: ({ state }) => <Chip tone={tones[state]}>{support.enquiryStates[state]}</Chip>,
    },
    {
      key: 'look',
      header: t.acts.enquiries.label,
      hideHeader: true,
      align: 'end',
      cell: (enquiry) => (
        <ActButton
          queue="enquiries"
          of={`${support.kinds[enquiry.kind]}: ${enquiry.name ?? languageOf(enquiry.locale).name}`}
          onClick={() => open(enquiry)}
        />
      ),
    },
  ]
}

function EnquiryDialog({ enquiry, onClose }: { enquiry: SupportTicket; onClose: () => void }) {
  const t = useConsoleTexts()
  const support = useSupportTexts()
  const { typed: note, type, forget } = useTypedDraft(`enquiry:${enquiry.id}`, enquiry.note ?? '')
  const done = () => {
    forget()
    onClose()
  }
  const { busy, error, fieldErrors, run, underWay } = useAction(
    (change: Change) => api(changeEnquiry, { id: enquiry.id, note, ...change }),
    { ...useOutcome(), refresh: ['desk'], onDone: done },
  )
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      dismissible={!busy}
      title={support.kinds[enquiry.kind]}
      closeLabel={t.close}
      footer={
        <NextStates of={enquiry} underWay={underWay} onChange={(change) => void run(change)} />
      }
    >
      <div className="space-y-5">
        <p dir="auto" className="rounded-md bg-sunken p-4 break-words whitespace-pre-line">
          {enquiry.message}
        </p>
        <Sender enquiry={enquiry} />
        {error !== undefined && <Alert tone="error">{error}</Alert>}
        <TextArea
          label={t.enquiries.note}
          hint={t.enquiries.noteHint}
          maxLength={2000}
          value={note}
          error={fieldErrors.note}
          onChange={(event) => type(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

interface Change {
  state: SupportTicket['state']
  assignee?: 'me' | 'nobody' | undefined
}

function NextStates({
  of,
  underWay,
  onChange,
}: {
  of: SupportTicket
  underWay: Change | undefined
  onChange: (change: Change) => void
}) {
  const { enquiries: t } = useConsoleTexts()
  const busy = underWay !== undefined
  const moves = [
    { may: of.can_take, label: t.take, to: { assignee: 'me', state: 'in_progress' } },
    { may: of.can_give_back, label: t.giveBack, to: { assignee: 'nobody', state: 'open' } },
    { may: of.can_finish, label: t.markDone, to: { state: 'done' } },
    { may: of.can_reopen, label: t.reopen, to: { state: 'open' } },
  ] as const satisfies readonly { may: boolean; label: string; to: Change }[]
  return (
    <>
      {moves
        .filter(({ may }) => may)
        .map(({ label, to }) => (
          <Button
            key={label}
            variant={'assignee' in to ? 'secondary' : 'primary'}
            busy={underWay?.state === to.state}
            disabled={busy}
            onClick={() => onChange(to)}
          >
            {label}
          </Button>
        ))}
    </>
  )
}

function Sender({ enquiry }: { enquiry: SupportTicket }) {
  const t = useConsoleTexts()
  const support = useSupportTexts()
  const locale = useLocale()
  const who = [
    enquiry.is_worker && t.enquiries.worker,
    enquiry.is_employer && t.enquiries.employer,
  ].filter((one) => one !== false)
  return (
    <Facts
      rows={[
        [
          support.columns.page,
          enquiry.page && (
            <a href={enquiry.page} className="link break-all" dir="ltr">
              {enquiry.page}
            </a>
          ),
        ],
        [support.columns.words, enquiry.words && <q dir="auto">{enquiry.words}</q>],
        [support.columns.name, enquiry.name && <bdi>{enquiry.name}</bdi>],
        [
          support.columns.phone,
          enquiry.phone_number && (
            <a key="phone" href={`tel:${enquiry.phone_number}`} className="link" dir="ltr">
              {enquiry.phone_number}
            </a>
          ),
        ],
        [
          support.columns.email,
          enquiry.email && (
            <a href={`mailto:${enquiry.email}`} className="link break-all">
              {enquiry.email}
            </a>
          ),
        ],
        [t.enquiries.who, who.join(' · ')],
        [t.enquiries.language, languageOf(enquiry.locale).name],
        [support.columns.since, formatInstant(enquiry.created_at, locale)],
        [
          support.columns.assignee,
          enquiry.assignee === null ? t.enquiries.nobody : <bdi>{enquiry.assignee.name}</bdi>,
        ],
      ]}
    />
  )
}
