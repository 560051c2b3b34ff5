import { useState } from 'react'
import { formatInstant } from '../../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { SkeletonRows } from '../../../../ui/skeleton.tsx'
import { useAction } from '../../../../ui/use-action.ts'
import { restoreSetting, type SettingChange, type SettingState } from '../../settings-contract.ts'
import { DifferenceList } from './difference-list.tsx'
import { useSettingsTexts } from './texts.ts'
import { settingsTopic, useSettingChanges } from './use-settings.ts'

interface Props {
  of: string
  version: number
  /** What has begun to hold stays when an earlier value comes back. */
  isDated?: boolean
  onRestored: (state: SettingState) => void
}

/** Who changed a setting, when, from what to what; each can be taken back. */
export function SettingHistory({ of: key, version, isDated = false, onRestored }: Props) {
  const t = useSettingsTexts()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<SettingChange | null>(null)
  const changes = useSettingChanges(key, page)
  const restore = useAction(restoreSetting, {
    failed: t.saveFailed,
    refresh: [settingsTopic],
    toast: t.history.restored,
    onDone: (state) => {
      setChosen(null)
      onRestored(state)
    },
    inPlace: true,
  })
  return (
    <Card title={t.history.title} className="mt-6">
      <PastChanges
        query={changes}
        onRestore={(change) => {
          restore.reset()
          setChosen(change)
        }}
        onMore={() => setPage(page + 1)}
      />
      <ConfirmDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        onConfirm={() => chosen && void restore.run({ key, version, change: chosen.id })}
        title={t.history.restoreTitle}
        text={
          isDated ? `${t.history.restoreText} ${t.history.restoreDated}` : t.history.restoreText
        }
        confirmLabel={t.history.restore}
        cancelLabel={t.cancel}
        closeLabel={t.close}
        busy={restore.busy}
        error={restore.error}
      />
    </Card>
  )
}

function PastChanges({
  query,
  onRestore,
  onMore,
}: {
  query: ReturnType<typeof useSettingChanges>
  onRestore: (change: SettingChange) => void
  onMore: () => void
}) {
  const t = useSettingsTexts()
  const { data } = query
  if (data === undefined)
    return query.isError ? (
      <Alert tone="warning">{t.history.failed}</Alert>
    ) : (
      <SkeletonRows label={t.loading} rows={2} />
    )
  if (data.total === 0) return <p className="text-ink-soft">{t.history.empty}</p>
  return (
    <>
      <ul className="flex flex-col">
        {data.results.map((change) => (
          <PastChange key={change.id} change={change} onRestore={() => onRestore(change)} />
        ))}
      </ul>
      {data.total > data.page * data.page_size && (
        <Button
          variant="secondary"
          size="s"
          className="mt-4"
          busy={query.isFetching}
          onClick={onMore}
        >
          {t.history.more}
        </Button>
      )}
    </>
  )
}

function PastChange({ change, onRestore }: { change: SettingChange; onRestore: () => void }) {
  const t = useSettingsTexts()
  return (
    <li className="border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ChangeLine change={change} />
        <Button variant="quiet" size="s" onClick={onRestore}>
          {t.history.restore}
        </Button>
      </div>
      <DifferenceList before={change.before} after={change.after} />
    </li>
  )
}

function ChangeLine({ change: { by, at } }: { change: SettingChange }) {
  const t = useSettingsTexts()
  const locale = useLocale()
  return (
    <p className="font-medium">
      <bdi>{by?.name ?? t.history.unknown}</bdi>
      <span className="ms-2 text-sm font-normal text-ink-faint">{formatInstant(at, locale)}</span>
    </p>
  )
}
