import { useKeptForm } from '../../../../platform/web/use-kept-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Content } from '../../../content/contract.ts'
import type { SettingState } from '../../settings-contract.ts'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'

const figures = ['verified_workers', 'visas_issued', 'rating'] as const

export const ClaimsSettings = () => (
  <SettingPage of="claims">{(form) => <ClaimsForm {...form} />}</SettingPage>
)

const valueOf = ({ value, standard }: SettingState) => (value ?? standard) as Content['claims']

function ClaimsForm({ state, save, isSaving, errorOf, notice }: SettingForm) {
  const t = useSettingsTexts()
  const { form, settle } = useKeptForm(`setting:${state.key}`, valueOf(state))
  const { register, handleSubmit } = form
  return (
    <Card title={t.claims.title}>
      <p className="mb-4 text-ink-soft">{t.claims.text}</p>
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit((sent) => save(sent, (saved) => settle(sent, valueOf(saved))))(event)
        }
      >
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
