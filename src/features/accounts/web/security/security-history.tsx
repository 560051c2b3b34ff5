import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, LogIn, type LucideIcon, ShieldAlert, ShieldCheck } from 'lucide-react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { failureOf } from '../../../../platform/web/failure-of.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import type { SecurityKind } from '../../choices.ts'
import { listOwnSecurity, listSecurityOf, type SecurityEvent } from '../../security-contract.ts'
import { deviceOf } from '../devices/device-of.ts'
import { useSecurityTexts } from '../second-factor/texts.ts'

const pageSize = 8

const icons: Partial<Record<SecurityKind, LucideIcon>> = {
  signed_in: LogIn,
  proved: ShieldCheck,
  sign_in_failed: ShieldAlert,
  session_reused: ShieldAlert,
  proof_failed: ShieldAlert,
  factor_failed: ShieldAlert,
}

/** What happened to the security of one's own account, or to someone's for operators: the newest, and earlier ones on demand. */
export function SecurityHistory({ of }: { of?: number }) {
  const t = useSecurityTexts()
  const locale = useLocale()
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['security', of ?? 'own'],
      queryFn: ({ signal, pageParam }) => {
        const part = { page: pageParam, page_size: pageSize }
        return of === undefined
          ? api(listOwnSecurity, part, { signal })
          : api(listSecurityOf, { id: of, ...part }, { signal })
      },
      initialPageParam: 1,
      getNextPageParam: ({ page, total }) => (page * pageSize < total ? page + 1 : undefined),
      staleTime: 0,
    })
  if (data === undefined)
    return error === null ? (
      <Spinner label={t.loading} className="flex justify-center py-10 text-ink-faint" />
    ) : (
      <ErrorState
        title={t.failed}
        text={failureOf(error, t.failed, locale).text}
        retryLabel={t.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  // What happens meanwhile moves the pages on: each is shown once.
  const events = new Map(data.pages.flatMap(({ results }) => results).map((one) => [one.id, one]))
  return (
    <>
      {events.size === 0 && <p className="text-ink-soft">{t.none}</p>}
      <ol className="divide-y divide-line">
        {[...events.values()].map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </>
  )
}

function Event({ event: { kind, at, user_agent } }: { event: SecurityEvent }) {
  const t = useSecurityTexts()
  const locale = useLocale()
  const { browser, system } = deviceOf(user_agent)
  const device =
    browser !== null && system !== null
      ? t.on(browser, system)
      : (browser ?? system ?? t.unknownDevice)
  const icon = icons[kind] ?? KeyRound
  return (
    <li className="flex items-start gap-4 py-3">
      <Icon
        of={icon}
        size={22}
        className={classNames(
          'mt-0.5 shrink-0',
          icon === ShieldAlert ? 'text-danger' : 'text-ink-faint',
        )}
      />
      <div className="min-w-0 grow sm:flex sm:items-baseline sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <p className="font-medium">{t.kinds[kind]}</p>
          <p className="text-sm text-ink-faint">{device}</p>
        </div>
        <time dateTime={at} className="text-sm whitespace-nowrap text-ink-faint tabular-nums">
          {formatInstant(at, locale)}
        </time>
      </div>
    </li>
  )
}
