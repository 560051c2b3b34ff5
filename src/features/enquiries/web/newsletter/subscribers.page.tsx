import { languageOf } from '../../../../platform/shared/locales.ts'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Chip, type Tone } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { useNewsletterTexts } from '../index.ts'
import { NewsletterTabs } from './newsletter-tabs.tsx'
import { exportSubscribers, listSubscribers } from '../../newsletter-contract.ts'
import { newsletterTopic, type Subscriber } from './use-newsletters.ts'
import { ConsoleList, pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('newsletter')

const tones: Record<Subscriber['state'], Tone> = {
  confirmed: 'palm',
  unconfirmed: 'amber',
  unsubscribed: 'neutral',
}

/** Whoever asked for the newsletter: confirmed, not yet, or gone. */
export default function SubscribersPage() {
  const { subscribers: t } = useNewsletterTexts()
  return (
    <>
      <NewsletterTabs current="subscribers" />
      <ConsoleList
        topic={newsletterTopic}
        title={t.title}
        call={listSubscribers}
        csv={{ call: exportSubscribers, name: 'newsletter-subscribers' }}
        rowKey={({ id }) => id}
        search={t.search}
        filters={[
          {
            name: 'state',
            label: t.state,
            options: Object.entries(t.states).map(([value, label]) => ({ value, label })),
          },
          {
            name: 'locale',
            label: t.language,
            options: Object.entries(t.languages).map(([value, label]) => ({ value, label })),
          },
        ]}
        empty={t.empty}
        columns={useSubscriberColumns()}
      />
    </>
  )
}

function useSubscriberColumns(): Column<Subscriber>[] {
  const { subscribers: t } = useNewsletterTexts()
  const locale = useLocale()
  const day = (at: string | null) => (at === null ? '—' : formatShortDate(new Date(at), locale))
  return [
    {
      key: 'email',
      header: t.columns.email,
      lead: true,
      cell: ({ email }) =>
        email === null ? (
          <span className="text-ink-faint">{t.forgotten}</span>
        ) : (
          <bdi className="break-all">{email}</bdi>
        ),
    },
    {
      key: 'state',
      header: t.columns.state,
      cell: ({ state }) => <Chip tone={tones[state]}>{t.states[state]}</Chip>,
    },
    { key: 'language', header: t.columns.language, cell: (row) => languageOf(row.locale).name },
    { key: 'since', header: t.columns.since, cell: ({ created_at }) => day(created_at) },
    {
      key: 'confirmed',
      header: t.columns.confirmed,
      cell: ({ confirmed_at }) => day(confirmed_at),
    },
  ]
}
