import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatPhone } from '../../../../platform/shared/format.ts'
import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Icon, type LucideIcon } from '../../../../ui/icon.tsx'
import type { usePush } from '../push/use-push.ts'
import { useTexts } from '../texts.ts'
import { useSettingsTexts } from './texts.ts'
import { useWhatsApp, whatsAppQuery } from './use-whatsapp.ts'

interface Props {
  push: ReturnType<typeof usePush>
  hasEmail: boolean
}

/** The ways that need the reader's word, or her address, before anything comes by them. */
export function Ways({ push, hasEmail }: Props) {
  const { ways: t } = useSettingsTexts()
  return (
    <Card title={t.title} bare>
      <ul className="divide-y divide-line">
        <PushWay push={push} />
        <WhatsAppWay />
        <EmailWay hasEmail={hasEmail} />
      </ul>
    </Card>
  )
}

interface WayProps {
  icon: LucideIcon
  title: string
  text: ReactNode
  isOn: boolean
  error?: string | undefined
  action?: ReactNode
}

function Way({ icon, title, text, isOn, error, action }: WayProps) {
  const { ways: t } = useSettingsTexts()
  return (
    <li className="px-5 py-5 sm:px-6">
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sand-wash text-ink-soft">
          <Icon of={icon} size={22} />
        </span>
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{title}</span>
            {isOn && <Chip tone="palm">{t.on}</Chip>}
          </p>
          <div className="mt-1 text-sm text-ink-soft">{text}</div>
          {error !== undefined && (
            <p role="alert" className="mt-2 text-sm text-danger">
              {error}
            </p>
          )}
          {action !== undefined && <div className="mt-3">{action}</div>}
        </div>
      </div>
    </li>
  )
}

function PushWay({ push: { state, others, run, busy, error } }: Pick<Props, 'push'>) {
  const { push: t } = useSettingsTexts().ways
  const text = state === 'denied' ? t.denied : state === 'unsupported' ? t.unsupported : t.text
  return (
    <Way
      icon={Smartphone}
      title={t.title}
      text={
        <>
          {text}
          {others > 0 && <span className="mt-1 block text-ink-faint">{t.elsewhere(others)}</span>}
        </>
      }
      isOn={state === 'on'}
      error={state === 'failed' ? t.failed : error}
      {...((state === 'on' || state === 'off') && {
        action: (
          <Button
            size="s"
            variant="secondary"
            busy={busy}
            onClick={() => void run(state === 'off')}
          >
            {state === 'on' ? t.stop : t.allow}
          </Button>
        ),
      })}
    />
  )
}

function WhatsAppWay() {
  const { whatsapp: t } = useSettingsTexts().ways
  const { toAccount } = useTexts().settings
  const { data } = useQuery(whatsAppQuery)
  const { run, busy, error } = useWhatsApp('settings')
  if (!data?.whatsapp) return null
  const { is_on: isOn, phone_number: number } = data.whatsapp
  return (
    <Way
      icon={MessageCircle}
      title={t.title}
      isOn={isOn}
      error={error}
      text={
        <>
          {t.text}
          {isOn && number !== null && (
            <span className="mt-1 block text-ink-faint">{t.to(formatPhone(number))}</span>
          )}
        </>
      }
      action={
        number === null ? (
          <p className="text-sm text-ink-soft">
            {t.noNumber}{' '}
            <LocalLink to="/account" className="link">
              {toAccount}
            </LocalLink>
          </p>
        ) : (
          <Button size="s" variant="secondary" busy={busy} onClick={() => void run(!isOn)}>
            {isOn ? t.stop : t.allow}
          </Button>
        )
      }
    />
  )
}

function EmailWay({ hasEmail }: Pick<Props, 'hasEmail'>) {
  const { email: t } = useSettingsTexts().ways
  const { noEmail, toAccount } = useTexts().settings
  return (
    <Way
      icon={Mail}
      title={t.title}
      isOn={hasEmail}
      text={
        hasEmail ? (
          t.on
        ) : (
          <>
            {noEmail}{' '}
            <LocalLink to="/account" className="link">
              {toAccount}
            </LocalLink>
          </>
        )
      }
    />
  )
}
