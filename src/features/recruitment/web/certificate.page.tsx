import { FileText, Printer } from 'lucide-react'
import type { MetaFunction } from 'react-router'
import { formatInstant } from '../../../platform/shared/dashboard-dates.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { RecordPage } from '../../../ui/record-page.tsx'
import { TermsList } from '../../agreements/web/index.ts'
import { useGuard } from '../../accounts/web/index.ts'
import { type Certificate, getCertificate } from '../offer-contract.ts'
import { texts, useTexts } from './texts.ts'

export const meta: MetaFunction = ({ location }) => {
  const t = texts[localeOfPath(location.pathname)]
  return [{ title: t.metaTitle(t.certificate.title) }, { name: 'robots', content: 'noindex' }]
}

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
      {(certificate) => <Shown certificate={certificate} />}
    </RecordPage>
  )
}

function Shown({
  certificate: { offer, employer_name, jobseeker_name, agreed_at, file_name, file_url },
}: {
  certificate: Certificate
}) {
  const { certificate: t, offer: offerTexts } = useTexts()
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
  return (
    <>
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.text(jobseeker_name, employer_name)}</p>
      <Card className="mb-6">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label} className="min-w-0 last:sm:col-span-2">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-medium break-all">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={offerTexts.title}>
        <TermsList terms={offer.terms} currency={offer.currency} />
      </Card>
      <Alert className="mt-6">{offerTexts.attestation}</Alert>
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
