import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { formatDate } from '../../../../platform/shared/format.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { secondFactorPath, secondFactorQuery } from '../second-factor/second-factor-state.ts'
import { usePasskeyTexts, useSecondFactorTexts } from '../second-factor/texts.ts'

/** How the second factor stands, and the way to set it up or change it. */
export function FactorSummary() {
  const { factor: t } = usePasskeyTexts()
  const { manage } = useSecondFactorTexts()
  const locale = useLocale()
  const { data, isError, isFetching, refetch } = useQuery(secondFactorQuery)
  if (data === undefined)
    return <NotYet {...{ isError, isFetching, refetch }} className="h-16 w-full" />
  const isByPasskey = !data.is_enrolled && data.is_required && data.has_passkey
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      {data.is_enrolled || isByPasskey ? (
        <div>
          <p className="flex items-center gap-2 font-medium text-palm">
            <Icon of={ShieldCheck} size={20} />
            {isByPasskey ? t.passkeyOnly : manage.on}
          </p>
          <p className="text-sm text-ink-faint">
            {data.enrolled_at !== null &&
              `${manage.since(formatDate(data.enrolled_at, locale))} · `}
            {manage.left(data.recovery_codes_left)}
          </p>
        </div>
      ) : (
        <p className="text-ink-soft">{t.off}</p>
      )}
      <ButtonLink to={secondFactorPath} variant="secondary">
        {data.is_enrolled || isByPasskey ? t.manage : t.setUp}
      </ButtonLink>
    </div>
  )
}

interface NotYetProps {
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
  /** The size of what is to come. */
  className: string
}

/** In place of a part of the page that is not there yet, or could not be had. */
export function NotYet({ isError, isFetching, refetch, className }: NotYetProps) {
  const { page: t } = usePasskeyTexts()
  return isError ? (
    <ErrorState
      {...t.failed}
      retryLabel={t.retry}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : (
    <Skeleton className={className} />
  )
}
