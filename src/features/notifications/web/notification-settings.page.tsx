import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { LocalLink } from '../../../platform/web/local-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { changeNoticeSettings, type NoticeSettings } from '../contract.ts'
import { settingsQuery } from './settings-query.ts'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].settings.metaTitle },
  { name: 'robots', content: 'noindex' },
]

type Kind = NoticeSettings['kinds'][number]
type Channel = keyof Kind['channels']
type Change = Parameters<typeof api<typeof changeNoticeSettings>>[1]

const channels = ['product', 'sms', 'email'] as const

/** Which notices reach one, and how; each tick is kept at once. */
export default function NotificationSettingsPage() {
  const { settings: t, list } = useTexts()
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  const change = useChange()
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.text}</p>
      {data !== undefined ? (
        <div className="space-y-6">
          <Card title={t.quiet.title}>
            <Checkbox
              label={t.quiet.label}
              hint={t.quiet.hint}
              checked={data.quiet_hours}
              onChange={(event) => void change.run({ quiet_hours: event.target.checked })}
            />
          </Card>
          <Card title={t.kinds.title} bare>
            {!data.has_email && (
              <p className="px-5 pt-3 text-ink-soft sm:px-6">
                {t.noEmail}{' '}
                <LocalLink to="/account" className="link">
                  {t.toAccount}
                </LocalLink>
              </p>
            )}
            <ul className="divide-y divide-line">
              {data.kinds.map((kind) => (
                <KindRow
                  key={kind.kind}
                  kind={kind}
                  hasEmail={data.has_email}
                  onChange={(channel, isOn) =>
                    void change.run({ kinds: [{ kind: kind.kind, channels: { [channel]: isOn } }] })
                  }
                />
              ))}
            </ul>
          </Card>
        </div>
      ) : isError ? (
        <ErrorState
          title={t.failed}
          text={list.failedText}
          retryLabel={list.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={t.loading} />
      )}
    </>
  )
}

interface RowProps {
  kind: Kind
  hasEmail: boolean
  onChange: (channel: Channel, isOn: boolean) => void
}

function KindRow({ kind, hasEmail, onChange }: RowProps) {
  const { settings: t } = useTexts()
  return (
    <li className="px-5 py-3 sm:px-6">
      <fieldset disabled={kind.is_fixed} className="flex flex-wrap items-start gap-x-6">
        <legend className="contents">
          <span className="float-start min-w-0 flex-[1_1_14rem] py-2.5">
            <span className="font-medium">{kind.label}</span>
            {(kind.is_fixed || kind.is_urgent) && (
              <span className="block text-sm text-ink-faint">
                {kind.is_fixed ? t.fixed : t.urgent}
              </span>
            )}
          </span>
        </legend>
        <span className="flex flex-wrap gap-x-6">
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              label={t.kinds[channel]}
              aria-label={t.channelOf(t.kinds[channel], kind.label)}
              checked={kind.channels[channel]}
              disabled={kind.is_fixed || (channel === 'email' && !hasEmail)}
              onChange={(event) => onChange(channel, event.target.checked)}
            />
          ))}
        </span>
      </fieldset>
    </li>
  )
}

/** Shows the choice at once, and takes it back when it can't be kept. */
function useChange() {
  const { settings: t } = useTexts()
  const queries = useQueryClient()
  return useAction(changeNoticeSettings, {
    failed: t.saveFailed,
    refresh: settingsQuery.queryKey,
    foresee: {
      key: settingsQuery.queryKey,
      show: (change) => {
        const before = queries.getQueryData<NoticeSettings>(settingsQuery.queryKey)
        if (before) queries.setQueryData(settingsQuery.queryKey, withChange(before, change))
        return () => queries.setQueryData(settingsQuery.queryKey, before)
      },
    },
  })
}

function withChange(settings: NoticeSettings, change: Change): NoticeSettings {
  const { kinds = [], quiet_hours = settings.quiet_hours } = change as {
    kinds?: { kind: string; channels: Partial<Kind['channels']> }[]
    quiet_hours?: boolean
  }
  const chosen = new Map(kinds.map(({ kind, channels }) => [kind, channels]))
  return {
    ...settings,
    quiet_hours,
    kinds: settings.kinds.map((kind) => ({
      ...kind,
      channels: { ...kind.channels, ...chosen.get(kind.kind) },
    })),
  }
}
