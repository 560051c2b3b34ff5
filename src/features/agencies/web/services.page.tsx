import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { countryName } from '../../../platform/shared/format.ts'
import { localeOfPath } from '../../../platform/shared/locale.ts'
import { formatAmount } from '../../../platform/shared/money.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { listServices, removeService, type Service, type Services } from '../services-contract.ts'
import { MandatesCard } from './mandates-card.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { serviceTexts, useServiceTexts } from './page-texts.ts'
import { texts } from './texts.ts'
import { agencyKey } from './use-agency.ts'

export const meta: MetaFunction = ({ location }) => {
  const locale = localeOfPath(location.pathname)
  return [
    { title: texts[locale].metaTitle(serviceTexts[locale].title) },
    { name: 'robots', content: 'noindex' },
  ]
}

const key = [...agencyKey, 'services']

/** From where the agency brings people, and whom households asked it to bring. */
export default function ServicesPage() {
  const t = useServiceTexts()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api(listServices, {}, { signal }),
  })
  return (
    <div className="max-w-200">
      <h1 className="text-2xl">{t.title}</h1>
      <p className="mt-1 mb-6 text-ink-soft">{t.lead}</p>
      <div className="space-y-6">
        <MandatesCard />
        {data !== undefined ? (
          <Offers services={data} />
        ) : isError ? (
          <ErrorState
            {...t.failed}
            retryLabel={t.retry}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows label={t.loading} />
        )}
      </div>
    </div>
  )
}

function Offers({ services }: { services: Services }) {
  const { offers: t } = useServiceTexts()
  const [changed, setChanged] = useState<Service | 'new' | null>(null)
  const client = useQueryClient()
  const take = (next: Services) => client.setQueryData(key, next)
  return (
    <Card
      title={t.title}
      action={
        services.can_manage && (
          <Button
            variant={services.services.length === 0 ? 'primary' : 'secondary'}
            size="s"
            icon={Plus}
            aria-haspopup="dialog"
            onClick={() => setChanged('new')}
          >
            {t.add}
          </Button>
        )
      }
    >
      <div className="space-y-4">
        <p className="text-ink-soft">{services.can_manage ? t.text : t.ownersOnly}</p>
        {!services.offered && services.services.length > 0 && (
          <Alert tone="warning">{t.hidden}</Alert>
        )}
        {services.services.length === 0 ? (
          <p>{t.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {services.services.map((service) => (
              <Offer
                key={service.country}
                service={service}
                of={services}
                onChange={() => setChanged(service)}
                onGone={take}
              />
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-soft">{t.placements(services.placements)}</p>
      </div>
      {changed !== null && (
        <ServiceDialog
          service={changed === 'new' ? null : changed}
          services={services}
          onSaved={take}
          onClose={() => setChanged(null)}
        />
      )}
    </Card>
  )
}

interface OfferProps {
  service: Service
  of: Services
  onChange: () => void
  onGone: (services: Services) => void
}

function Offer({ service, of, onChange, onGone }: OfferProps) {
  const { offers: t, cancel, close, notDone } = useServiceTexts()
  const locale = useLocale()
  const [isAsked, setIsAsked] = useState(false)
  const name = countryName(service.country, locale)
  const remove = useAction(() => api(removeService, { country: service.country }), {
    failed: notDone,
    toast: t.removed,
    onDone: onGone,
  })
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="min-w-0 grow">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-soft tabular-nums">
          {formatAmount(service.fee, of.currency, locale)} · {t.about(service.days)}
        </span>
      </span>
      {of.can_manage && (
        <>
          <IconButton icon={Pencil} label={t.change(name)} onClick={onChange} />
          <IconButton icon={Trash2} label={t.remove(name)} onClick={() => setIsAsked(true)} />
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false)
          void remove.run()
        }}
        title={t.removeTitle(name)}
        text={t.removeText}
        confirmLabel={t.remove(name)}
        cancelLabel={cancel}
        closeLabel={close}
        danger
      />
    </li>
  )
}
