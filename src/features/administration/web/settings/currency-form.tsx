import { useKeptForm } from '../../../../platform/web/use-kept-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { SettingState } from '../../settings-contract.ts'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'

export const CurrencySettings = () => (
  <SettingPage of="currency">{(form) => <CurrencyForm {...form} />}</SettingPage>
)

const valueOf = ({ value, standard }: SettingState) => (value ?? standard) as { code: string }

function CurrencyForm({ state, save, isSaving, errorOf, notice }: SettingForm) {
  const t = useSettingsTexts()
  const { form, settle } = useKeptForm(`setting:${state.key}`, valueOf(state))
  const { register, handleSubmit } = form
  const options = Object.entries(t.currency.names).map(([value, name]) => ({
    value,
    label: `${value} · ${name}`,
  }))
  return (
    <Card title={t.currency.title}>
      <p className="mb-4 max-w-160 text-ink-soft">{t.currency.text}</p>
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit((sent) => save(sent, (saved) => settle(sent, valueOf(saved))))(event)
        }
      >
        <Select
          label={t.currency.label}
          options={options}
          error={errorOf('code')}
          fieldClassName="max-w-80"
          {...register('code')}
        />
        {notice}
        <Button type="submit" busy={isSaving} className="mt-5">
          {t.save}
        </Button>
      </form>
    </Card>
  )
}
