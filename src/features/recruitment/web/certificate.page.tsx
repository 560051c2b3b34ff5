import { FileText, Printer } from 'lucide-react'
import { Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { formatInstant } from '../../../platform/shared/dashboard-dates.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { RecordPage } from '../../../ui/record-page.tsx'
import { TermsList } from '../../agreements/web/index.ts'
import { rulesOf } from '../../accounts/role-rules.ts'
import { useGuard } from '../../accounts/web/index.ts'
import { type Certificate, getCertificate } from '../offer-contract.ts'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.certificate.title) }, { name: 'robots', content: 'noindex' }]
}

const Listen = lazyPart(() => import('../../../ui/listen.tsx'), 'Listen', true)

export const handle = { isArea: true }

/** That an offer was accepted: by whom, when, from where, and the hash of its letter. */
export default function CertificatePage() {
  const t = useTexts()
  const user = useGuard(['employer', 'jobseeker'], '/login')
  return (
    <RecordPage
      user={user}
      className="max-w-200 py-8 lg:py-12"
      texts={t}
      query={{
        queryKey: (id) => ['recruitments', 'certificate', id],
        queryFn: (id, signal) => api(getCertificate, { id }, { signal }),
        // The link to its file is good for some minutes.
        refetchInterval: 240_000,
      }}
      missing={<EmptyState level={1} illustration="papers" title={t.certificate.notFound} />}
    >
      {(certificate) => <Shown certificate={certificate} isHeard={rulesOf(user?.role).hasRecord} />}
    </RecordPage>
  )
}

/** `isHeard`: a worker can have it read to her. */
function Shown({ certificate, isHeard }: { certificate: Certificate; isHeard: boolean }) {
  const { certificate: t, offer: offerTexts } = useTexts()
  const { offer, employer_name, jobseeker_name, file_url } = certificate
  return (
    <>
      <div data-aloud>
        <div className="flex flex-wrap items-start gap-x-2">
          <h1 className="min-w-0 grow basis-0 text-2xl">{t.title}</h1>
          {isHeard && (
            <Suspense fallback={<span className="size-11" />}>
              <Listen className="-my-1" />
            </Suspense>
          )}
        </div>
        <p className="mt-1 mb-6 text-ink-soft">{t.text(jobseeker_name, employer_name)}</p>
        <Card className="mb-6">
          <Facts certificate={certificate} />
        </Card>
        <Card title={offerTexts.title}>
          <TermsList terms={offer.terms} currency={offer.currency} />
        </Card>
        <Alert className="mt-6">{offerTexts.attestation}</Alert>
      </div>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        {file_url !== null && (
          <ButtonAnchor icon={FileText} href={file_url} target="_blank" rel="noopener">
            {t.read}
          </ButtonAnchor>
        )}
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </>
  )
}

/** Who signed what, when and from where; the numbers of devices and files are only read by eye. */
function Facts({
  certificate: { offer, employer_name, jobseeker_name, agreed_at, file_name },
}: {
  certificate: Certificate
}) {
  const { certificate: t } = useTexts()
  const locale = useLocale()
  const at = new Date(offer.answered_at ?? offer.made_at)
  const signedAt = offer.household_signed_at
  const householdFacts =
    signedAt === null
      ? [[t.householdAt, t.unsigned]]
      : [
          [t.householdAt, formatInstant(new Date(signedAt), locale)],
          [t.householdFrom, offer.household_signed_from ?? ''],
        ]
  const facts = [
    [t.household, employer_name],
    [t.worker, jobseeker_name],
    ...(agreed_at === null ? [] : [[t.agreedAt, formatInstant(new Date(agreed_at), locale)]]),
    [t.at, formatInstant(at, locale)],
    [t.from, offer.answered_from ?? ''],
    ...householdFacts,
    [t.letter, file_name],
    [t.hash, offer.file_hash],
  ]
  const unheard = [t.from, t.householdFrom, t.letter, t.hash]
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(([label = '', value]) => (
        <div
          key={label}
          className="min-w-0 last:sm:col-span-2"
          data-silent={unheard.includes(label) || undefined}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-medium break-all">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
