import { isolated } from '../../../platform/shared/format.ts'
import { useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { languageOf } from '../../../platform/shared/locales.ts'
import { useAloudWords } from '../../../platform/web/aloud-words.ts'
import { useSession } from '../../../platform/web/session.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ReadAloud } from '../../../ui/read-aloud.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { rulesOf } from '../../accounts/role-rules.ts'
import { NameBeside } from '../../profiles/web/index.ts'
import { type AgreementStatus, isLive } from '../choices.ts'
import type { Agreement } from '../contract.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { useAgreements } from './queries.ts'
import { TermsList } from './terms-list.tsx'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  const t = texts[locale]
  // Who reads isn't known yet: languages for workers have no words for a household.
  const side = languageOf(locale).covers === 'worker' ? 'worker' : 'household'
  return [{ title: t.metaTitle(t.page.titles[side]) }, { name: 'robots', content: 'noindex' }]
}

const tones: Record<AgreementStatus, Tone> = {
  asked: 'gulf',
  countered: 'amber',
  agreed: 'palm',
  declined: 'danger',
  withdrawn: 'neutral',
  ended: 'neutral',
}

/** What waits for an answer stands first. */
const groups = ['waiting', 'agreed', 'past'] as const
const groupOf = (status: AgreementStatus): (typeof groups)[number] =>
  status === 'agreed' ? 'agreed' : isLive(status) ? 'waiting' : 'past'

/** What a household has asked, what a worker was asked, and what an agency answers for those it keeps. */
export default function AgreementsPage() {
  const t = useTexts()
  const rules = rulesOf(useSession()?.user.role)
  const side = rules.hires ? 'household' : rules.supplies ? 'agency' : 'worker'
  const { data, isError, isFetching, refetch } = useAgreements()
  useEffect(() => {
    document.title = t.metaTitle(t.page.titles[side])
  }, [t, side])
  return (
    <div className="max-w-200">
      <h1 className="text-2xl">{t.page.titles[side]}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.page.leads[side]}</p>
      {data === undefined && isError && (
        <ErrorState
          {...t.failed}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && (
        <SkeletonCards label={t.loading} card="h-56" className="gap-4" />
      )}
      {data?.length === 0 && <EmptyState illustration="papers" {...t.page.empty[side]} />}
      {groups.map((group) => {
        const agreements = data?.filter(({ status }) => groupOf(status) === group) ?? []
        return (
          agreements.length > 0 && (
            <Group key={group} title={t.page[group]} agreements={agreements} />
          )
        )
      })}
    </div>
  )
}

const Group = ({ title, agreements }: { title: string; agreements: Agreement[] }) => (
  <section className="mb-8">
    <h2 className="mb-3 text-lg">{title}</h2>
    <ul className="space-y-4">
      {agreements.map((agreement) => (
        <li key={agreement.id}>
          <Shown agreement={agreement} />
        </li>
      ))}
    </ul>
  </section>
)

function Shown({ agreement }: { agreement: Agreement }) {
  const t = useTexts()
  const aloud = useAloudWords()
  const { side, household, candidate, status, terms, currency, reason } = agreement
  const title =
    side === 'household'
      ? t.page.to(isolated(candidate))
      : side === 'agency'
        ? t.page.fromFor(isolated(household), isolated(candidate))
        : t.page.from(isolated(household))
  return (
    <Card
      as="article"
      title={title}
      action={<Chip tone={tones[status]}>{t.statuses[side][status]}</Chip>}
    >
      {side !== 'worker' && <NameBeside name={candidate} className="mb-3 block text-ink-soft" />}
      <div data-aloud>
        {side === 'worker' && <ReadAloud texts={aloud} className="mb-3" />}
        <TermsList
          terms={terms}
          currency={currency}
          previous={agreement.previous_terms}
          changed={isLive(status) ? agreement.changed : []}
        />
      </div>
      {reason !== null && (
        <p className="mt-4 rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
          <bdi>{reason}</bdi>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {side === 'household' && status === 'agreed' && (
          <Onwards isPaid={agreement.is_paid} id={agreement.candidate_id} />
        )}
        <AnswerButtons agreement={agreement} />
      </div>
    </Card>
  )
}

/** With her yes one act leads on. */
function Onwards({ isPaid, id }: { isPaid: boolean; id: number }) {
  const { page: t } = useTexts()
  return isPaid ? (
    <ButtonLink to={`/dashboard/recruitments/${id}`}>{t.toCase}</ButtonLink>
  ) : (
    <ButtonLink to="/dashboard/orders">{t.toPay}</ButtonLink>
  )
}
