import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MetaFunction } from 'react-router'
import { formatPhone } from '../../../../platform/shared/format.ts'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { storeUser } from '../../../../platform/web/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import { getMe, type User } from '../../contract.ts'
import { openChangeMobile } from '../open-dialog.ts'
import { EmailForm } from './email-form.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NameForm } from './name-form.tsx'
import { accountTexts, useAccountTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = accountTexts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.title) }, { name: 'robots', content: 'noindex' }]
}

// The link in the e-mail is opened in another tab.
const meQuery = {
  queryKey: ['me'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api(getMe, {}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
}

/** All that is one's own of an account, whatever its role. */
export default function AccountPage() {
  const t = useAccountTexts()
  const { data, isError, isFetching, refetch } = useQuery(meQuery)
  return (
    <>
      <h1 className="mb-6 text-3xl">{t.title}</h1>
      {data !== undefined ? (
        <Parts user={data.user} />
      ) : isError ? (
        <ErrorState
          title={t.failed.title}
          text={t.failed.text}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="space-y-6">
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-36 w-full" />
        </div>
      )}
    </>
  )
}

function Parts({ user }: { user: User }) {
  const t = useAccountTexts()
  const toast = useToast()
  const queries = useQueryClient()
  const take = (next: User) => {
    queries.setQueryData(meQuery.queryKey, { user: next })
    storeUser(next)
  }
  const takePhone = (phone_number: string) => {
    queries.setQueryData(meQuery.queryKey, { user: { ...user, phone_number } })
    toast({ text: t.phone.changed, tone: 'success' })
  }
  return (
    <div className="space-y-6">
      <Part title={t.details.title} text={t.details.text}>
        <NameForm user={user} onSaved={take} />
      </Part>
      <Part title={t.phone.title} text={t.phone.text}>
        <div className="flex flex-wrap items-center justify-between gap-4">
          {user.phone_number === '' ? (
            <p className="text-ink-soft">{t.phone.none}</p>
          ) : (
            <bdi dir="ltr" className="text-lg font-medium tabular-nums">
              {formatPhone(user.phone_number)}
            </bdi>
          )}
          <Button
            variant="secondary"
            icon={Smartphone}
            aria-haspopup="dialog"
            onClick={() => openChangeMobile(takePhone)}
          >
            {t.phone.change}
          </Button>
        </div>
      </Part>
      <Part title={t.email.title} text={t.email.text}>
        <EmailForm user={user} />
      </Part>
      <Part title={t.language.title} text={t.language.text}>
        <LanguageChoice user={user} onSaved={take} />
      </Part>
    </div>
  )
}

const Part = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Card title={title}>
    <p className="-mt-3 mb-4 text-ink-soft">{text}</p>
    {children}
  </Card>
)
