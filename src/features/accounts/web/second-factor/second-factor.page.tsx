import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { localeOfPath } from '../../../../platform/shared/locale.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { Queries } from '../../../../platform/web/query.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { type SecondFactorState, verifySecondFactor } from '../../second-factor-contract.ts'
import { rulesOf } from '../../role-rules.ts'
import { AccountPage } from '../account-page.tsx'
import { accountTexts } from '../account/texts.ts'
import { useGuard } from '../guard.ts'
import { takeReturn } from '../sign-in/return-to.ts'
import { CodeStep } from './code-step.tsx'
import { Enrol } from './enrol.tsx'
import { secondFactorQuery } from './second-factor-state.ts'
import { Manage } from './manage.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorTexts, useSecondFactorTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: accountTexts[locale].metaTitle(secondFactorTexts[locale].title) },
    { name: 'robots', content: 'noindex' },
  ]
}

/** Where an operator sets up her second factor, gives it in a session without it, and changes it. */
export default function SecondFactorPage() {
  const t = useSecondFactorTexts()
  const user = useGuard(['admin'], rulesOf('admin').logInPath)
  return (
    <AccountPage title={t.title}>
      {user === null ? (
        <SkeletonText lines={4} />
      ) : (
        <Queries key={user.id}>
          <SecondFactor />
        </Queries>
      )}
    </AccountPage>
  )
}

function SecondFactor() {
  const t = useSecondFactorTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const query = useQuery(secondFactorQuery)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isFirst, setFirst] = useState(false)
  const toConsole = () => void navigate(takeReturn(locale), { replace: true })
  const again = () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  if (codes !== null) {
    const keep = async () => {
      await again()
      setCodes(null)
      // The codes were long; what comes in their place is read from its top.
      if (isFirst) toConsole()
      else window.scrollTo({ top: 0 })
    }
    return <RecoveryCodes codes={codes} onKept={() => void keep()} />
  }
  if (query.data === undefined) {
    if (query.isError)
      return (
        <ErrorState
          {...t.failed}
          retryLabel={t.retry}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )
    return (
      <>
        <p role="status" className="sr-only">
          {t.loading}
        </p>
        <SkeletonText lines={4} />
      </>
    )
  }
  const show = (first: boolean) => (fresh: string[]) => {
    setFirst(first)
    setCodes(fresh)
  }
  return <Stage state={query.data} onCodes={show} again={again} toConsole={toConsole} />
}

interface StageProps {
  state: SecondFactorState
  onCodes: (first: boolean) => (codes: string[]) => void
  again: () => Promise<void>
  toConsole: () => void
}

function Stage({ state, onCodes, again, toConsole }: StageProps) {
  if (!state.is_enrolled) return <Enrol onEnrolled={onCodes(true)} />
  if (!state.is_given) {
    return (
      <CodeStep
        send={async (code) => {
          await api(verifySecondFactor, { code })
          await again()
          toConsole()
        }}
      />
    )
  }
  return <Manage state={state} onCodes={onCodes(false)} onTurnedOff={() => void again()} />
}

export { ErrorBoundary } from '../account/account.layout.tsx'
