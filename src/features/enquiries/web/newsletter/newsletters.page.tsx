import { wordsIn } from '../../../../platform/shared/catalogues.ts'
import { PenLine } from 'lucide-react'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import type { Column } from '../../../../ui/table.tsx'
import { useNewsletterTexts } from '../index.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { NewsletterTabs } from './newsletter-tabs.tsx'
import { StatusChip } from './status-chip.tsx'
import { exportNewsletters, listNewsletters } from '../../newsletter-contract.ts'
import { type Letter, newsletterTopic } from './use-newsletters.ts'
import { ConsoleList, pageMeta } from '../../../console/web/index.ts'

export const meta = pageMeta('newsletter')

/** What was written to the subscribers, newest first. */
export default function NewslettersPage() {
  const t = useNewsletterTexts()
  const write = (
    <ButtonLink to="/admin/newsletter/new" icon={PenLine}>
      {t.write}
    </ButtonLink>
  )
  return (
    <>
      <NewsletterTabs current="letters" />
      <ConsoleList
        topic={newsletterTopic}
        title={t.title}
        text={t.text}
        actions={write}
        call={listNewsletters}
        csv={{ call: exportNewsletters, name: 'newsletters' }}
        search={t.search}
        rowKey={({ id }) => id}
        empty={{ ...t.empty }}
        columns={useLetterColumns()}
      />
    </>
  )
}

function useLetterColumns(): Column<Letter>[] {
  const t = useNewsletterTexts()
  const locale = useLocale()
  return [
    {
      key: 'subject',
      header: t.list.subject,
      lead: true,
      cell: ({ id, subject }) => (
        <LocalLink
          to={`/admin/newsletter/${id}`}
          className="hit min-w-0 break-words hover:underline"
        >
          <bdi>{wordsIn(subject, locale) || subject.en || subject.ar || t.list.noSubject}</bdi>
        </LocalLink>
      ),
    },
    { key: 'status', header: t.list.status, cell: ({ status }) => <StatusChip status={status} /> },
    {
      key: 'when',
      header: t.list.when,
      cell: ({ finished_at, send_at, updated_at }) => (
        <span>{formatInstant(finished_at ?? send_at ?? updated_at, locale)}</span>
      ),
    },
    {
      key: 'reached',
      header: t.list.reached,
      align: 'end',
      className: 'tabular-nums',
      cell: ({ status, counts: { sent, total } }) =>
        status === 'draft' || status === 'scheduled'
          ? '—'
          : t.list.of(formatNumber(sent), formatNumber(total)),
    },
  ]
}
