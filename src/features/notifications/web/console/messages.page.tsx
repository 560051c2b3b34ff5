import type { Column } from '../../../../ui/table.tsx'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import {
  exportLostMessages,
  listLostMessages,
  type LostMessage,
  retryMessage,
} from '../../contract.ts'
import { ConsoleList, pageMeta } from '../../../console/web/index.ts'
import { useConsoleTexts } from './texts.ts'

export const meta = pageMeta('messages')

/** What never arrived, and another try. */
export default function MessagesPage() {
  const { messages: t } = useConsoleTexts()
  const columns = useColumns()
  return (
    <ConsoleList
      topic="lost-messages"
      title={t.title}
      text={t.text}
      call={listLostMessages}
      csv={{ call: exportLostMessages, name: 'lost-messages' }}
      search={t.search}
      rowKey={({ id }) => id}
      columns={columns}
      empty={t.empty}
    />
  )
}

function Retry({ message: { id, receiver, can_retry } }: { message: LostMessage }) {
  const { messages: t, notDone } = useConsoleTexts()
  const { run, busy } = useAction(retryMessage, {
    failed: notDone,
    refresh: ['lost-messages'],
    toast: t.sent,
  })
  if (!can_retry) return <span className="text-sm text-ink-soft">{t.erased}</span>
  return (
    <Button
      variant="secondary"
      size="s"
      busy={busy}
      aria-label={t.retryTo(receiver)}
      onClick={() => void run({ id })}
    >
      {t.retry}
    </Button>
  )
}

function useColumns(): Column<LostMessage>[] {
  const { messages: t } = useConsoleTexts()
  const locale = useLocale()
  return [
    {
      key: 'to',
      header: t.columns.to,
      lead: true,
      cell: ({ receiver }) => <bdi dir="ltr">{receiver}</bdi>,
    },
    {
      key: 'kind',
      header: t.columns.kind,
      cell: ({ channel, template }) => (
        <span>
          {t.channels[channel]} · <bdi>{template}</bdi>
        </span>
      ),
    },
    {
      key: 'why',
      header: t.columns.why,
      cell: ({ status, last_error }) => (
        <span>
          {t.states[status]}
          {last_error !== null && (
            <bdi className="block text-sm break-words text-ink-soft">{last_error}</bdi>
          )}
        </span>
      ),
    },
    { key: 'tries', header: t.columns.tries, cell: ({ attempts }) => attempts },
    {
      key: 'at',
      header: t.columns.at,
      cell: ({ created_at }) => formatInstant(created_at, locale),
    },
    {
      key: 'retry',
      header: t.retry,
      hideHeader: true,
      align: 'end',
      cell: (message) => <Retry message={message} />,
    },
  ]
}
