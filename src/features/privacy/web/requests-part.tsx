import { formatDate, qatarDate } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import type { DataRequest } from '../contract.ts'
import { useDataTexts } from './texts.ts'

const tones = { open: 'amber', done: 'palm', refused: 'neutral' } as const

/** What one asked the operator, and the answers. */
export function RequestsPart({ requests }: { requests: DataRequest[] }) {
  const { requests: t } = useDataTexts()
  return (
    <Card title={t.title} bare>
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function Request({ request }: { request: DataRequest }) {
  const { requests: t } = useDataTexts()
  const locale = useLocale()
  const day = (at: string) => formatDate(qatarDate(new Date(at)), locale)
  return (
    <li className="px-5 py-4 sm:px-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        <bdi className="min-w-0 break-words">{request.about}</bdi>
        <Chip tone={tones[request.status]}>{t.states[request.status]}</Chip>
      </p>
      <p className="text-sm text-ink-faint">
        {t.kinds[request.kind]} · {day(request.created_at)}
      </p>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line text-ink-soft">
        {request.text}
      </p>
      {request.answer === null ? (
        <p className="mt-2 text-sm text-ink-soft">{t.due(day(request.due_at))}</p>
      ) : (
        <div className="mt-3 rounded-md bg-sunken px-4 py-3">
          <p className="text-sm text-ink-soft">{t.answered(day(request.answered_at ?? ''))}</p>
          <p dir="auto" className="break-words whitespace-pre-line">
            {request.answer}
          </p>
        </div>
      )}
    </li>
  )
}
