import { useQuery } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import type { api } from '../../../platform/web/browser-api.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { useAction, useForesight } from '../../../ui/use-action.ts'
import { noticeChannels } from '../channel-choices.ts'
import { changeNoticeSettings, type NoticeSettings } from '../contract.ts'
import { usePush } from './push/use-push.ts'
import { settingsQuery } from './settings-query.ts'
import { GroupCard } from './settings/group-card.tsx'
import { useSettingsTexts } from './settings/texts.ts'
import { whatsAppQuery } from './settings/use-whatsapp.ts'
import { Ways } from './settings/ways.tsx'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => [
  { title: texts[localeOfPath(location.pathname)].settings.metaTitle },
  { name: 'robots', content: 'noindex' },
]

type Change = Parameters<typeof api<typeof changeNoticeSettings>>[1]

/** By which ways notices reach one, and what about; each choice is kept at once. */
export default function NotificationSettingsPage() {
  const { settings: t, list } = useTexts()
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.text}</p>
      {data !== undefined ? (
        <Settings data={data} />
      ) : isError ? (
        <ErrorState
          title={t.failed}
          text={list.failedText}
          retryLabel={list.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonCards label={t.loading} card="h-80" className="gap-6" />
      )}
    </>
  )
}

function Settings({ data }: { data: NoticeSettings }) {
  const { settings: t } = useTexts()
  const push = usePush(useSettingsTexts().ways.push.failed)
  const whatsApp = useQuery(whatsAppQuery).data?.whatsapp ?? null
  const { run } = useChange()
  const isOpen = {
    product: true,
    sms: true,
    email: data.has_email,
    push: push.isAnywhere,
    whatsapp: whatsApp?.is_on === true,
  }
  const ways = noticeChannels
    .filter((channel) => channel !== 'whatsapp' || whatsApp !== null)
    .map((channel) => ({ channel, isOpen: isOpen[channel] }))
  return (
    <div className="space-y-6">
      <Ways push={push} hasEmail={data.has_email} />
      <Card title={t.kinds.title} bare>
        <ul className="divide-y divide-line">
          {data.groups.map((group) => (
            <GroupCard
              key={group.group}
              group={group}
              kinds={data.kinds.filter((kind) => kind.group === group.group)}
              ways={ways}
              onGroup={(channel, isOn) =>
                void run({ groups: [{ group: group.group, channels: { [channel]: isOn } }] })
              }
              onKind={(kind, channel, isOn) =>
                void run({ kinds: [{ kind, channels: { [channel]: isOn } }] })
              }
            />
          ))}
        </ul>
      </Card>
      <Card title={t.quiet.title}>
        <Checkbox
          label={t.quiet.label}
          hint={t.quiet.hint}
          checked={data.quiet_hours}
          onChange={(event) => void run({ quiet_hours: event.target.checked })}
        />
      </Card>
    </div>
  )
}

/** Shows the choice at once, and takes it back when it can't be kept. */
function useChange() {
  const { settings: t } = useTexts()
  return useAction(changeNoticeSettings, {
    failed: t.saveFailed,
    refresh: settingsQuery.queryKey,
    foresee: useForesight(settingsQuery.queryKey, withChange),
  })
}

/** As it will stand: of a group chosen as a whole its own switch, which of its kinds go so the server says. */
function withChange(settings: NoticeSettings, change: Change): NoticeSettings {
  const { kinds = [], groups = [], quiet_hours = settings.quiet_hours } = change
  const chosen = new Map(kinds.map(({ kind, channels }) => [kind, channels]))
  const whole = new Map(groups.map(({ group, channels }) => [group, channels]))
  return {
    ...settings,
    quiet_hours,
    kinds: settings.kinds.map((kind) => ({
      ...kind,
      channels: { ...kind.channels, ...chosen.get(kind.kind) },
    })),
    groups: settings.groups.map((group) => ({
      ...group,
      channels: {
        ...group.channels,
        ...Object.fromEntries(
          Object.entries(whole.get(group.group) ?? {}).map(([channel, isOn]) => [
            channel,
            isOn ? 'on' : 'off',
          ]),
        ),
      },
    })),
  }
}
