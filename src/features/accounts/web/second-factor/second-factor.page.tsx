import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { localeOfPath, localizedPath } from '../../../../platform/shared/locale.ts'
import { roles } from '../../../../platform/shared/roles.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { Queries } from '../../../../platform/web/query.tsx'
import { useLocale } from '../../../../platform/web/texts.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { fetchPart } from '../../../../ui/lazy-part.ts'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { type SecondFactorState, verifySecondFactor } from '../../second-factor-contract.ts'
import { stepUp } from '../../step-up-contract.ts'
import { NarrowPage } from '../../../../ui/narrow-page.tsx'
import { accountTexts } from '../account/texts.ts'
import { useGuard } from '../guard.ts'
import { takeReturn } from '../sign-in/return-to.ts'
import { ChooseFactor } from './choose-factor.tsx'
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

export const handle = { isArea: true }

/** Where a second factor is set up, given in a session without it, and changed. */
export default function SecondFactorPage() {
  const t = useSecondFactorTexts()
  const user = useGuard(roles, '/login')
  return (
    <NarrowPage title={t.title}>
      {user === null ? (
        <SkeletonText lines={4} />
      ) : (
        <Queries key={user.id}>
          <SecondFactor />
        </Queries>
      )}
    </NarrowPage>
  )
}

function SecondFactor() {
  const t = useSecondFactorTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const query = useQuery(secondFactorQuery)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [wasDemanded, setDemanded] = useState(false)
  // Whoever was held up here goes on to where she was going; others came from their own pages.
  const goOn = (isHeldUp: boolean) =>
    void navigate(isHeldUp ? takeReturn(locale) : localizedPath('/account/security', locale), {
      replace: true,
    })
  const again = () => queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  if (codes !== null) {
    const keep = async () => {
      await again()
      setCodes(null)
      // The codes were long; what comes in their place is read from its top.
      if (wasDemanded) goOn(true)
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
  const { data } = query
  const show = (fresh: string[]) => {
    setDemanded(data.is_demanded)
    setCodes(fresh)
  }
  return <Stage state={data} onCodes={show} again={again} onGiven={() => goOn(data.is_demanded)} />
}

interface StageProps {
  state: SecondFactorState
  onCodes: (codes: string[]) => void
  again: () => Promise<void>
  onGiven: () => void
}

function Stage({ state, onCodes, again, onGiven }: StageProps) {
  const [wantsApp, setWantsApp] = useState(false)
  const isByPasskey = state.has_passkey && state.is_required
  const given = async () => {
    await again()
    onGiven()
  }
  if (!state.is_given && (state.is_enrolled || isByPasskey))
    return (
      <CodeStep
        isWithoutApp={!state.is_enrolled}
        onPasskey={
          state.has_passkey
            ? async () => {
                const isDone = await confirmByPasskey()
                if (isDone) await given()
                return isDone
              }
            : undefined
        }
        send={async (code) => {
          await api(verifySecondFactor, { code })
          await given()
        }}
      />
    )
  if (wantsApp || (!state.is_enrolled && !isByPasskey && !state.is_required))
    return <Enrol onEnrolled={onCodes} />
  if (!state.is_enrolled && !isByPasskey)
    return (
      <ChooseFactor
        onApp={() => setWantsApp(true)}
        onPasskey={async (codes) => {
          if (codes.length > 0) onCodes(codes)
          else await given()
        }}
      />
    )
  return (
    <Manage
      state={state}
      onCodes={onCodes}
      onAddApp={() => setWantsApp(true)}
      onTurnedOff={() => void again()}
    />
  )
}

/** Whether she confirmed with a passkey of hers. */
async function confirmByPasskey(): Promise<boolean> {
  const { askForOwnPasskey } = await fetchPart(() => import('../passkeys/ceremony.ts'))
  const response = await askForOwnPasskey()
  if (response === null) return false
  await api(stepUp, { method: 'passkey', response })
  return true
}

export { ErrorBoundary } from '../account/account.layout.tsx'
