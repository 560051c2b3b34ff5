import { Copy } from 'lucide-react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { formatInstant } from '../../../platform/shared/dashboard-dates.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useToast } from '../../../ui/toast.tsx'
import type { Demo } from '../contract.ts'
import { useTexts } from './texts.ts'

type Message = Demo['messages'][number]

const tones = { sms: 'gulf', whatsapp: 'palm', email: 'amber' } as const

const renewEveryMs = 3000

/** What the demo has sent, newest first; asked for anew while the page is looked at. */
export function DemoMessages({ messages }: Pick<Demo, 'messages'>) {
  const { messages: t } = useTexts()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate()
    }
    const timer = setInterval(renew, renewEveryMs)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [revalidate])

  return (
    <section aria-labelledby="demo-messages">
      <h2 id="demo-messages" className="text-xl">
        {t.title}
      </h2>
      <p className="mt-1 text-ink-soft">{t.lead}</p>
      {messages.length === 0 ? (
        <EmptyState
          illustration="papers"
          level={3}
          title={t.none}
          text={t.noneText}
          className="mt-5 rounded-lg border border-dashed border-line-strong"
        />
      ) : (
        <ol aria-live="polite" className="mt-5 grid gap-4">
          {messages.map((message) => (
            <SentMessage key={`${message.at} ${message.to}`} {...message} />
          ))}
        </ol>
      )}
    </section>
  )
}

function SentMessage({ at, channel, to, text, code }: Message) {
  const { messages: t } = useTexts()
  const locale = useLocale()
  const toast = useToast()
  const sent = new Date(at)

  async function copy(code: string) {
    await navigator.clipboard.writeText(code)
    toast({ text: t.copied, tone: 'success', seconds: 2 })
  }

  return (
    <li className="rounded-lg border border-line bg-surface p-5 shadow-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Chip tone={tones[channel]}>{t[channel]}</Chip>
        <span>
          {t.to} <bdi dir="ltr">{to}</bdi>
        </span>
        <time dateTime={at} className="ms-auto">
          {formatInstant(sent, locale)}
        </time>
      </p>
      {code !== null && (
        <button
          type="button"
          aria-label={t.copy(code)}
          onClick={() => void copy(code)}
          className="mt-3 inline-flex min-h-13 items-center gap-3 rounded-md bg-accent-wash px-5 text-2xl font-semibold text-accent tabular-nums"
        >
          <bdi dir="ltr" className="tracking-[0.12em]">
            {code}
          </bdi>
          <Icon of={Copy} />
        </button>
      )}
      <p dir="auto" className="mt-3 whitespace-pre-line text-ink-soft">
        <WithLinks text={text} />
      </p>
    </li>
  )
}

/** The text with its addresses as links. */
const WithLinks = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/[^\s<>]+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} className="break-all text-accent underline underline-offset-4">
        {part}
      </a>
    ),
  )
