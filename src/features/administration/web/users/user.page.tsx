import { languageOf } from '../../../../platform/shared/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { formatNumber } from '../../../../platform/shared/digits.ts'
import { formatShortDate } from '../../../../platform/shared/format.ts'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { formatAmount } from '../../../../platform/shared/money.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { type UserRecord, viewUser } from '../../users-contract.ts'
import { UserActions } from './user-actions.tsx'
import { rulesOf } from '../../../accounts/role-rules.ts'
import { SecurityHistory, useSecurityTexts } from '../../../accounts/web/index.ts'
import { LoadFailure, pageMeta } from '../../../console/web/index.ts'
import { useConsoleTexts } from '../texts.ts'

export const meta = pageMeta('users')

/** One account: what it is, where it is signed in, its orders and cases in numbers, and what can be done about it. */
export default function UserPage() {
  const t = useConsoleTexts()
  const id = Number(useParams().id)
  const query = useQuery({
    queryKey: ['user', id],
    queryFn: ({ signal }) => api(viewUser, { id }, { signal }),
    staleTime: 30_000,
  })
  const { data, isError } = query
  return (
    <>
      <p className="mb-3">
        <LocalLink to="/admin/users" className="link">
          {t.user.back}
        </LocalLink>
      </p>
      {data !== undefined ? (
        <Record record={data} />
      ) : isError ? (
        <LoadFailure query={query} />
      ) : (
        <>
          <p role="status" className="sr-only">
            {t.loading}
          </p>
          <SkeletonText lines={6} />
        </>
      )}
    </>
  )
}

function Record({ record }: { record: UserRecord }) {
  const t = useConsoleTexts()
  const { account } = record
  const locale = useLocale()
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl">
            <bdi>{account.full_name}</bdi>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-ink-soft">
            <Chip tone="accent">{t.roles[account.role]}</Chip>
            {account.is_suspended && <Chip tone="danger">{t.users.states.suspended}</Chip>}
            {t.user.joined(formatShortDate(account.date_joined, locale))}
          </p>
        </div>
        <UserActions account={account} />
      </div>
      {account.suspension !== null && (
        <Alert
          tone="warning"
          title={t.user.suspendedSince(formatShortDate(account.suspension.at, locale))}
          className="mb-5"
        >
          {account.suspension.reason !== null && <p>{t.user.reasons[account.suspension.reason]}</p>}
          {account.suspension.note !== null && <p dir="auto">{account.suspension.note}</p>}
        </Alert>
      )}
      <div className="grid gap-5 lg:grid-cols-2">
        <Facts record={record} />
        <Sessions record={record} />
      </div>
      <Security userId={account.id} />
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <LocalLink to={`/admin/audit?actor=${account.id}`} className="link">
            {t.user.audit}
          </LocalLink>
        </li>
        <li>
          <LocalLink to={`/admin/audit?subject=user:${account.id}`} className="link">
            {t.user.auditOf}
          </LocalLink>
        </li>
      </ul>
    </>
  )
}

function Facts({
  record: { account, orders, cases, candidate_id, agency_id },
}: {
  record: UserRecord
}) {
  const locale = useLocale()
  const { user: t } = useConsoleTexts()
  const money = (amount: number) => formatAmount(amount, orders.currency, locale)
  return (
    <Card bare>
      <dl className="divide-y divide-line rounded-lg border border-line px-5">
        <AccountFacts account={account} />
        {candidate_id !== null && (
          <Fact name={t.candidate}>
            <LocalLink to={`/candidates/${candidate_id}`} className="link">
              {candidate_id}
            </LocalLink>
          </Fact>
        )}
        {agency_id !== null && (
          <Fact name={t.agency}>
            <LocalLink to={`/admin/agencies?open=${agency_id}`} className="link">
              {agency_id}
            </LocalLink>
          </Fact>
        )}
        {rulesOf(account.role).hires && (
          <Fact name={t.orders}>
            <LocalLink to={`/admin/orders?employer=${account.id}`} className="link">
              {formatNumber(orders.total)}
            </LocalLink>
            {' · '}
            {t.paid(money(orders.paid_amount))}
            {orders.refunded_amount > 0 && ` · ${t.refunded(money(orders.refunded_amount))}`}
          </Fact>
        )}
        <Fact name={t.cases}>
          {formatNumber(cases.total)} · {t.open(cases.open)}
        </Fact>
      </dl>
    </Card>
  )
}

/** How its owner is reached and signs in. */
function AccountFacts({ account }: Pick<UserRecord, 'account'>) {
  const { user: t, numbers, yes, no } = useConsoleTexts()
  const locale = useLocale()
  return (
    <>
      <Fact name={t.phone}>
        {account.phone_number === '' ? (
          numbers.noNumber
        ) : (
          <bdi dir="ltr">{account.phone_number}</bdi>
        )}
      </Fact>
      <Fact name={t.email}>
        {account.email === null ? (
          '–'
        ) : (
          <>
            <bdi className="break-all">{account.email}</bdi> (
            {account.email_verified ? t.confirmed : t.unconfirmed})
          </>
        )}
      </Fact>
      <Fact name={numbers.lastSeen}>{formatShortDate(account.last_seen_at, locale)}</Fact>
      <Fact name={t.language}>{languageOf(account.locale).name}</Fact>
      <Fact name={t.factor}>{account.has_second_factor ? yes : no}</Fact>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="text-end">{children}</dd>
  </div>
)

function Sessions({ record: { sessions } }: { record: UserRecord }) {
  const { user: t } = useConsoleTexts()
  const locale = useLocale()
  return (
    <section className="rounded-lg border border-line p-5">
      <h2 className="text-lg">{t.sessions}</h2>
      {sessions.length === 0 && <p className="mt-2 text-ink-soft">{t.noSessions}</p>}
      <ul className="mt-2 divide-y divide-line">
        {sessions.map(({ id, user_agent, last_used_at }) => (
          <li key={id} className="py-2.5">
            <bdi className="block text-sm break-words">{user_agent === '' ? '–' : user_agent}</bdi>
            <span className="text-sm text-ink-soft">
              {t.lastUsed(formatInstant(last_used_at, locale))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Looked at on demand: each look is in the audit log. */
function Security({ userId }: { userId: number }) {
  const t = useSecurityTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="mt-5 rounded-lg border border-line p-5">
      <h2 className="text-lg">{t.title}</h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{t.textOfOther}</p>
      {isOpen ? (
        <SecurityHistory of={userId} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t.show}
        </Button>
      )}
    </section>
  )
}
