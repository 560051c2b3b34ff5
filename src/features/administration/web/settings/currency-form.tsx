import { useForm } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Select } from '../../../../ui/select.tsx'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'

export const CurrencySettings = () => (
  <SettingPage of="currency">
    {(form) => <CurrencyForm key={form.state.version} {...form} />}
  </SettingPage>
)

function CurrencyForm({ state, save, isSaving, errorOf, notice }: SettingForm) {
  const t = useSettingsTexts()
  const { register, handleSubmit } = useForm({
    defaultValues: (state.value ?? state.standard) as { code: string },
  })
  const options = Object.entries(t.currency.names).map(([value, name]) => ({
    value,
    label: `${value} · ${name}`,
  }))
  return (
    <Card title={t.currency.title}>
      <p className="mb-4 max-w-160 text-ink-soft">{t.currency.text}</p>
      <form noValidate onSubmit={(event) => void handleSubmit((value) => save(value))(event)}>
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
