import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MetaFunction } from 'react-router'
import { formatDate } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonAnchor } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import type { Licence } from '../contract.ts'
import { listLicences } from '../office-contract.ts'
import { LicenceForm } from './licence-form.tsx'
import { pageTexts, usePageTexts } from './page-texts.ts'
import { texts } from './texts.ts'
import { agencyKey, useAgency } from './use-agency.ts'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: texts[locale].metaTitle(pageTexts[locale].licence.title) },
    { name: 'robots', content: 'noindex' },
  ]
}

const renewLinksMs = 240_000
const tones: Record<Licence['status'], Tone> = {
  submitted: 'amber',
  approved: 'palm',
  rejected: 'danger',
  replaced: 'neutral',
}

/** The licence in force, what was handed in, and the form to hand in another. */
export default function LicencePage() {
  const { licence: t } = usePageTexts()
  const locale = useLocale()
  const { agency, isOwner } = useAgency()
  const { submitted: last } = agency
  const isFirst = agency.status === 'pending'
  return (
    <div className="max-w-200">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.lead}</p>
      {last?.status === 'submitted' && (
        <Alert className="mb-6">
          {isFirst ? t.waitsFirst(last.licence_number) : t.waits(last.licence_number)}
        </Alert>
      )}
      {last?.status === 'rejected' && (
        <Alert tone="warning" title={t.refused(last.licence_number)} className="mb-6">
          <span dir="auto">{last.reason}</span>
        </Alert>
      )}
      {isFirst && last === null && (
        <Alert tone="warning" className="mb-6">
          {t.needed}
        </Alert>
      )}
      <div className="space-y-6">
        {!isFirst && (
          <Card title={t.inForce}>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
              <Fact term={t.number}>
                <bdi>{agency.licence_number}</bdi>
              </Fact>
              <Fact term={t.until}>{formatDate(agency.licence_expires_on, locale)}</Fact>
            </dl>
          </Card>
        )}
        {isOwner ? (
          <Card title={t.form}>
            <p className="-mt-3 mb-5 text-ink-soft">{t.formText}</p>
            <LicenceForm agency={agency} />
          </Card>
        ) : (
          <Alert>{t.ownersOnly}</Alert>
        )}
        <History />
      </div>
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
)

function History() {
  const { licence: t } = usePageTexts()
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: [...agencyKey, 'licences'],
    queryFn: ({ signal }) => api(listLicences, {}, { signal }),
    refetchInterval: renewLinksMs,
  })
  if (data === undefined || data.length === 0) return null
  return (
    <Card title={t.history} bare>
      <ul className="px-5 pb-3 sm:px-6">
        {data.map((licence) => (
          <li
            key={licence.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <span className="min-w-0">
              <bdi className="block font-medium">{licence.licence_number}</bdi>
              <span className="block text-sm text-ink-soft">
                {t.until} {formatDate(licence.expires_on, locale)} ·{' '}
                {t.on(formatDate(licence.submitted_at, locale))}
              </span>
              {licence.reason !== null && (
                <span dir="auto" className="block text-sm text-ink-soft">
                  {licence.reason}
                </span>
              )}
            </span>
            <span className="flex items-center gap-2">
              <Chip tone={tones[licence.status]}>{t.states[licence.status]}</Chip>
              {licence.file_url !== null && (
                <ButtonAnchor
                  variant="quiet"
                  size="s"
                  icon={ExternalLink}
                  href={licence.file_url}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${t.open}: ${licence.licence_number}`}
                >
                  {t.open}
                </ButtonAnchor>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
