import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { Contact } from '../../../content/contract.ts'
import type { SettingState } from '../../settings-contract.ts'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'
import { useSettingForm } from './use-setting-form.ts'
import { directionOf } from '../../../../platform/shared/locale.ts'

const networks = [
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'tiktok',
  'youtube',
  'snapchat',
] as const
const networkNames: Record<(typeof networks)[number], string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  snapchat: 'Snapchat',
}
const plain = ['email', 'phone', 'whatsapp', 'registration_number', 'licence_number'] as const
const bilingual = ['operator', 'address', 'hours'] as const

export const ContactSettings = () => (
  <SettingPage of="contact">{(form) => <ContactForm {...form} />}</SettingPage>
)

/** Empty fields are texts in the form, and nothing on the wire. */
const valuesOf = ({ value, standard }: SettingState) => {
  const contact = (value ?? standard) as Contact
  const both = (text: { en: string; ar: string } | null) => text ?? { en: '', ar: '' }
  return {
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    whatsapp: contact.whatsapp ?? '',
    registration_number: contact.registration_number ?? '',
    licence_number: contact.licence_number ?? '',
    operator: both(contact.operator),
    address: both(contact.address),
    hours: both(contact.hours),
    social: contact.social,
  }
}

function ContactForm({ isSaving, errorOf, notice, ...setting }: SettingForm) {
  const t = useSettingsTexts()
  const { register, control, submit } = useSettingForm(setting, valuesOf)
  const types = {
    email: 'email',
    phone: 'tel',
    whatsapp: 'tel',
    registration_number: 'text',
    licence_number: 'text',
  } as const
  return (
    <Card title={t.contact.title}>
      <p className="mb-4 text-ink-soft">{t.contact.text}</p>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          {plain.map((name) => (
            <TextField
              key={name}
              type={types[name]}
              label={t.fields[name]}
              error={errorOf(name)}
              {...register(name)}
            />
          ))}
        </div>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {bilingual.flatMap((name) =>
            (['en', 'ar'] as const).map((language) => (
              <TextField
                key={`${name}${language}`}
                label={`${t.fields[name]} · ${t[language]}`}
                lang={language}
                dir={directionOf(language)}
                error={errorOf(`${name}.${language}`)}
                {...register(`${name}.${language}`)}
              />
            )),
          )}
        </div>
        <SocialLinks control={control} register={register} errorOf={errorOf} />
        {notice}
        <Button type="submit" busy={isSaving} className="mt-5">
          {t.save}
        </Button>
      </form>
    </Card>
  )
}

function SocialLinks({
  control,
  register,
  errorOf,
}: Pick<UseFormReturn<ReturnType<typeof valuesOf>>, 'control' | 'register'> &
  Pick<SettingForm, 'errorOf'>) {
  const t = useSettingsTexts()
  const social = useFieldArray({ control, name: 'social' })
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-medium">{t.contact.social}</legend>
      <ul className="flex flex-col gap-3">
        {social.fields.map((row, index) => (
          <li key={row.id} className="grid items-end gap-3 sm:grid-cols-[12rem_1fr_auto]">
            <Select
              label={t.contact.network}
              options={networks.map((value) => ({ value, label: networkNames[value] }))}
              error={errorOf(`social.${index}.network`)}
              {...register(`social.${index}.network`)}
            />
            <TextField
              type="url"
              label={t.contact.url}
              error={errorOf(`social.${index}.url`)}
              {...register(`social.${index}.url`)}
            />
            <IconButton icon={Trash2} label={t.remove} onClick={() => social.remove(index)} />
          </li>
        ))}
      </ul>
      {errorOf('social') !== undefined && (
        <p className="mt-2 text-sm text-danger">{errorOf('social')}</p>
      )}
      <Button
        variant="quiet"
        size="s"
        icon={Plus}
        className="mt-3"
        onClick={() => social.append({ network: 'instagram', url: 'https://' })}
      >
        {t.contact.addSocial}
      </Button>
    </fieldset>
  )
}
