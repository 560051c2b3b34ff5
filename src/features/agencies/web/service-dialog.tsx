import type { Locale } from '../../../platform/shared/locales.ts'
import { latinDigits } from '../../../platform/shared/digits.ts'
import { countryName } from '../../../platform/shared/format.ts'
import { currencySign, formatAmount } from '../../../platform/shared/money.ts'
import { nationalities } from '../../../platform/shared/nationalities.ts'
import { api } from '../../../platform/web/browser-api.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useContractForm } from '../../../ui/use-contract-form.ts'
import { type Service, type Services, setService } from '../services-contract.ts'
import { useServiceTexts } from './page-texts.ts'

interface Props {
  /** The one that is changed; null: a country more. */
  service: Service | null
  services: Services
  onSaved: (services: Services) => void
  onClose: () => void
}

/** What bringing people from a country costs, and how long it takes. */
export function ServiceDialog({ service, services, onSaved, onClose }: Props) {
  const { offers: t, cancel, close } = useServiceTexts()
  const locale = useLocale()
  const { form, submit, input, values, error, busy } = useServiceForm(service, onSaved, onClose)
  const country = service?.country ?? values.country
  const cap = services.caps.find((one) => one.country === country)
  return (
    <FormDialog
      open
      onClose={onClose}
      onSubmit={submit}
      formRef={form}
      title={service === null ? t.add : t.change(countryName(service.country, locale))}
      submitLabel={t.save}
      cancelLabel={cancel}
      closeLabel={close}
      busy={busy}
    >
      <FormError error={error} />
      {service === null && (
        <Select
          label={t.country}
          placeholder={t.choose}
          options={countriesOf(services, locale)}
          {...input('country')}
        />
      )}
      <TextField
        label={t.fee(currencySign(services.currency, locale))}
        hint={
          country === ''
            ? undefined
            : cap === undefined
              ? t.noCap
              : t.cap(formatAmount(cap.amount, services.currency, locale))
        }
        inputMode="decimal"
        autoComplete="off"
        {...input('fee')}
      />
      <TextField label={t.days} inputMode="numeric" autoComplete="off" {...input('days')} />
    </FormDialog>
  )
}

function useServiceForm(
  service: Service | null,
  onSaved: (services: Services) => void,
  onClose: () => void,
) {
  const { offers: t, notDone } = useServiceTexts()
  return useContractForm(
    ({ country, fee, days }) =>
      api(setService, { country, fee, days: Number(latinDigits(days)) || 0 }),
    {
      defaults: {
        country: service?.country ?? '',
        fee: service?.fee.toString() ?? '',
        days: service?.days.toString() ?? '',
      },
      check: ({ country, fee, days }) => ({
        ...(country === '' && { country: t.choose }),
        ...(fee.trim() === '' && { fee: t.feeInvalid }),
        ...(days.trim() === '' && { days: t.daysInvalid }),
      }),
      failed: notDone,
      toast: t.saved,
      onDone: (saved) => {
        onSaved(saved)
        onClose()
      },
    },
  )
}

/** Those that the law names first, then all others by name. */
function countriesOf({ caps, services }: Services, locale: Locale) {
  const isNamed = (country: string) => caps.some((cap) => cap.country === country)
  return nationalities
    .filter((one) => services.every(({ country }) => country !== one.country))
    .map(({ country }) => ({ value: country, label: countryName(country, locale) }))
    .toSorted(
      (a, b) =>
        Number(isNamed(b.value)) - Number(isNamed(a.value)) ||
        a.label.localeCompare(b.label, locale),
    )
}
