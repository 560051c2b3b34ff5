import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import type { ApiError } from '../../../../platform/web/api.ts'
import { api } from '../../../../platform/web/browser-api.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { firstWrong } from '../../../../ui/use-contract-form.ts'
import { changeSetting, type SettingState } from '../../settings-contract.ts'
import { DifferenceList } from './difference-list.tsx'
import { SettingHistory } from './setting-history.tsx'
import { useSettingsTexts } from './texts.ts'
import { Waiting } from './waiting.tsx'
import { settingsTopic, useSetting, useSettingChanges } from './use-settings.ts'

/** What a form of a setting works with. */
export interface SettingForm {
  /** As it was when the form was opened, or saved last. */
  state: SettingState
  save: (value: unknown, done?: (saved: SettingState) => void) => void
  isSaving: boolean
  /** What is wrong with a field of the value, by its path. */
  errorOf: (field: string) => string | undefined
  /** Stands above the button: a refusal, or what someone else has changed meanwhile. */
  notice: ReactNode
}

interface Change {
  version: number
  value: unknown
  done?: ((saved: SettingState) => void) | undefined
}

interface Props {
  of: string
  isDated?: boolean
  children: (form: SettingForm) => ReactNode
}

/** A setting with its form, its history, and every state that they can be in. */
export function SettingPage({ of: key, isDated, children }: Props) {
  const queries = useQueryClient()
  const query = useSetting(key)
  const [round, setRound] = useState(0)
  const { data } = query
  // At once, with what is known: what is typed from now on stays.
  const begin = (from: SettingState) => {
    queries.setQueryData([settingsTopic, key], from)
    setRound((number) => number + 1)
  }
  if (data === undefined) return <Waiting query={query} />
  return (
    <>
      <Held key={`${key}${round}`} latest={data} onTheirs={() => begin(data)}>
        {children}
      </Held>
      <SettingHistory of={key} version={data.version} isDated={isDated} onRestored={begin} />
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
  const [state, setState] = useState(latest)
  const [sent, setSent] = useState<Omit<Change, 'version'>>({ value: null })
  const change = useAction(
    ({ version, value }: Change) => api(changeSetting, { key: latest.key, version, value }),
    {
      failed: t.saveFailed,
      refresh: [settingsTopic],
      toast: t.saved,
      onDone: (next, { done }) => {
        setState(next)
        done?.(next)
      },
      inPlace: true,
    },
  )
  const send = (to: Change) => {
    setSent(to)
    void change.run(to)
  }
  const { refusal } = change
  const form = useWrongFirst(refusal)
  const isConflict = refusal?.status === 409 && latest.version !== state.version
  const notice = isConflict ? (
    <Conflict
      of={latest.key}
      state={state}
      latest={latest}
      onTheirs={onTheirs}
      onMine={() => send({ ...sent, version: latest.version })}
    />
  ) : (
    change.error !== undefined && (
      <Alert tone="error" className="mt-4">
        {change.error}
      </Alert>
    )
  )
  return (
    <div ref={form} className="contents">
      {children({
        state,
        save: (value, done) => send({ version: state.version, value, done }),
        isSaving: change.busy,
        errorOf: (field) => change.fieldErrors[field],
        notice,
      })}
    </div>
  )
}

/** Puts whoever was refused into the first field that is wrong, wherever on the form it stands. */
function useWrongFirst(refusal: ApiError | null) {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal !== null) firstWrong(form.current)?.focus()
  }, [refusal])
  return form
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
        <Button variant="secondary" size="s" onClick={onTheirs}>
          {t.theirs}
        </Button>
        <Button variant="danger" size="s" onClick={onMine}>
          {t.mine}
        </Button>
      </div>
    </Alert>
  )
}
