import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Content } from '../../../content/contract.ts'
import type { SettingState } from '../../settings-contract.ts'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'
import { useSettingForm } from './use-setting-form.ts'

const figures = ['verified_workers', 'visas_issued', 'rating'] as const

export const ClaimsSettings = () => (
  <SettingPage of="claims">{(form) => <ClaimsForm {...form} />}</SettingPage>
)

const valueOf = ({ value, standard }: SettingState) => (value ?? standard) as Content['claims']

function ClaimsForm({ isSaving, errorOf, notice, ...setting }: SettingForm) {
  const t = useSettingsTexts()
  const { register, submit } = useSettingForm(setting, valueOf)
  return (
    <Card title={t.claims.title}>
      <p className="mb-4 text-ink-soft">{t.claims.text}</p>
      <form noValidate onSubmit={submit}>
        <Checkbox label={t.claims.shown} error={errorOf('shown')} {...register('shown')} />
        <div className="mt-2 grid gap-4 sm:grid-cols-3">
          {figures.map((name) => (
            <TextField
              key={name}
              label={t.fields[name]}
              note={t.optional}
              dir="ltr"
              maxLength={12}
              error={errorOf(name)}
              {...register(name)}
            />
          ))}
        </div>
        {notice}
        <Button type="submit" busy={isSaving} className="mt-5">
          {t.save}
        </Button>
      </form>
    </Card>
  )
}
