import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { SettingState } from '../../settings-contract.ts'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'
import { useSettingForm } from './use-setting-form.ts'

export const CurrencySettings = () => (
  <SettingPage of="currency">{(form) => <CurrencyForm {...form} />}</SettingPage>
)

const valueOf = ({ value, standard }: SettingState) => (value ?? standard) as { code: string }

function CurrencyForm({ isSaving, errorOf, notice, ...setting }: SettingForm) {
  const t = useSettingsTexts()
  const { register, submit } = useSettingForm(setting, valueOf)
  const options = Object.entries(t.currency.names).map(([value, name]) => ({
    value,
    label: `${value} · ${name}`,
  }))
  return (
    <Card title={t.currency.title}>
      <p className="mb-4 max-w-160 text-ink-soft">{t.currency.text}</p>
      <form noValidate onSubmit={submit}>
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
