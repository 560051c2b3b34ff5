import { type ReactNode, useState } from 'react'
import { formatInstant } from '../../../../platform/shared/room-dates.ts'
import { ApiError } from '../../../../platform/web/api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useToast } from '../../../../ui/toast.tsx'
import type { SettingState } from '../../settings-contract.ts'
import { DifferenceList } from './difference-list.tsx'
import { SettingHistory } from './setting-history.tsx'
import { useSettingsTexts } from './texts.ts'
import { useSaveSetting, useSetting, useSettingChanges } from './use-settings.ts'

/** What a form of a setting works with. */
export interface SettingForm {
  /** As it was when the form was opened. */
  state: SettingState
  save: (value: unknown, done?: () => void) => void
  isSaving: boolean
  /** What is wrong with a field of the value, by its path. */
  wrong: (field: string) => string | undefined
  /** Stands above the button: a refusal, or what someone else has changed meanwhile. */
  notice: ReactNode
}

interface Props {
  of: string
  isDated?: boolean
  children: (form: SettingForm) => ReactNode
}

/** A setting with its form, its history, and every state that they can be in. */
export function SettingRoom({ of: key, isDated, children }: Props) {
  const t = useSettingsTexts()
  const query = useSetting(key)
  const [round, setRound] = useState(0)
  const { data } = query
  const again = () => void query.refetch().then(() => setRound((number) => number + 1))
  if (data === undefined) {
    if (!query.isError) return <SkeletonRows label={t.loading} />
    return (
      <ErrorState
        title={t.failed.title}
        text={t.failed.text}
        retryLabel={t.retry}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <>
      <Held key={`${key}${round}`} latest={data} onTheirs={again}>
        {children}
      </Held>
      <SettingHistory of={key} version={data.version} isDated={isDated} onRestored={again} />
    </>
  )
}

function Held({
  latest,
  onTheirs,
  children,
}: {
  latest: SettingState
  onTheirs: () => void
  children: Props['children']
}) {
  const t = useSettingsTexts()
  const toast = useToast()
  const [state, setState] = useState(latest)
  const [sent, setSent] = useState<{ value: unknown; done?: () => void }>({ value: null })
  const change = useSaveSetting(latest.key)
  const refused = change.error instanceof ApiError ? change.error : null
  const send = (version: number, value: unknown, done?: () => void) => {
    setSent({ value, done })
    change.mutate(
      { version, value },
      {
        onSuccess: (next) => {
          setState(next)
          toast({ text: t.saved, tone: 'success' })
          done?.()
        },
      },
    )
  }
  const isConflict = refused?.status === 409 && latest.version !== state.version
  const hasFields = Object.keys(refused?.errors ?? {}).length > 0
  const notice = isConflict ? (
    <Conflict
      of={latest.key}
      state={state}
      latest={latest}
      onTheirs={onTheirs}
      onMine={() => send(latest.version, sent.value, sent.done)}
    />
  ) : (
    change.isError && (
      <Alert tone="error" className="mt-4">
        {(hasFields ? undefined : refused?.message) ||
          (hasFields ? refused?.message : t.saveFailed)}
      </Alert>
    )
  )
  return children({
    state,
    save: (value, done) => send(state.version, value, done),
    isSaving: change.isPending,
    wrong: (field) => refused?.errors[field]?.[0],
    notice,
  })
}

interface ConflictProps {
  of: string
  state: SettingState
  latest: SettingState
  onTheirs: () => void
  onMine: () => void
}

/** Someone was quicker: who, and what is new; mine or theirs. */
function Conflict({ of: key, state, latest, onTheirs, onMine }: ConflictProps) {
  const { conflict: t } = useSettingsTexts()
  const locale = useLocale()
  const [newest] = useSettingChanges(key, 1).data?.results ?? []
  return (
    <Alert tone="warning" title={t.title} className="mt-4">
      {newest && (
        <p className="mb-2">
          {t.text(newest.by?.name ?? t.someone, formatInstant(newest.at, locale))}
        </p>
      )}
      <div className="text-ink">
        <DifferenceList before={state.value} after={latest.value} />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="secondary" size="s" onClick={onTheirs}>
          {t.theirs}
        </Button>
        <Button look="danger" size="s" onClick={onMine}>
          {t.mine}
        </Button>
      </div>
    </Alert>
  )
}
