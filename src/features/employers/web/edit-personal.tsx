import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { nationalityOptions } from '../../../platform/shared/nationalities.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Avatar } from '../../../ui/portrait.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { openChangeMobile } from '../../accounts/web/index.ts'
import { genders, maritalStatuses } from '../choices.ts'
import type { EmployerProfile } from '../contract.ts'
import { type FormValues, splitNumber } from './form-values.ts'
import { useTexts } from './texts.ts'
import { profileKey } from './use-profile.ts'
import type { FieldErrors } from './use-save.ts'

/** The picture as it shall be after saving. */
export type Picture = { kind: 'kept' } | { kind: 'removed' } | { kind: 'chosen'; file: File }

interface Props {
  profile: EmployerProfile
  picture: Picture
  setPicture: (picture: Picture) => void
  fieldErrors: FieldErrors
}

export function EditPersonal({ fieldErrors, ...photo }: Props) {
  const t = useTexts()
  const { register } = useFormContext<FormValues>()
  const { personal: p } = t
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PhotoField {...photo} error={fieldErrors.avatar} />
      <TextField
        label={p.name}
        autoComplete="name"
        error={fieldErrors.name}
        {...register('name')}
      />
      <TextField
        label={p.email}
        type="email"
        autoComplete="email"
        error={fieldErrors.email}
        {...register('email')}
      />
      <TextField label={p.role} value={t.role} readOnly />
      <MobileField number={photo.profile.phone_number} />
      <TextField label={p.age} inputMode="numeric" error={fieldErrors.age} {...register('age')} />
      <PersonChoices fieldErrors={fieldErrors} />
      <TextField label={p.occupation} error={fieldErrors.occupation} {...register('occupation')} />
      <TextField
        label={p.income}
        note={photo.profile.currency}
        inputMode="decimal"
        dir="ltr"
        className="rtl:text-end"
        error={fieldErrors.income}
        {...register('income')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={p.address}
          rows={2}
          autoComplete="street-address"
          error={fieldErrors.address}
          {...register('address')}
        />
      </div>
    </div>
  )
}

/** What of a person is chosen from a list. */
function PersonChoices({ fieldErrors }: Pick<Props, 'fieldErrors'>) {
  const t = useTexts()
  const locale = useLocale()
  const { register, control } = useFormContext<FormValues>()
  const gender = useWatch({ control, name: 'gender' })
  const maritalWords = t.maritalStatuses[genders.find((one) => one === gender) ?? 'unknown']
  const nations = useMemo(() => nationalityOptions(locale), [locale])
  const choices = {
    gender: genders.map((value) => ({ value, label: t.genders[value] })),
    maritalStatus: maritalStatuses.map((value) => ({ value, label: maritalWords[value] })),
    nationality: nations,
  }
  return (['gender', 'maritalStatus', 'nationality'] as const).map((name) => (
    <Select
      key={name}
      label={t.personal[name]}
      placeholder={t.form.choose}
      options={choices[name]}
      error={fieldErrors[name]}
      {...register(name)}
    />
  ))
}

function PhotoField({
  profile,
  picture,
  setPicture,
  error,
}: Omit<Props, 'fieldErrors'> & { error: string | undefined }) {
  const t = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const chosen = useMemo(
    () => (picture.kind === 'chosen' ? URL.createObjectURL(picture.file) : null),
    [picture],
  )
  useEffect(() => () => void (chosen !== null && URL.revokeObjectURL(chosen)), [chosen])
  const shown = picture.kind === 'kept' ? profile.avatar : chosen
  return (
    <div className="sm:col-span-2">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={profile.name} src={shown} size="xl" />
        <div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="s" onClick={() => field.current?.click()}>
              {t.form.choosePhoto}
            </Button>
            {shown !== null && (
              <Button
                variant="quiet"
                size="s"
                onClick={() => setPicture({ kind: profile.avatar === null ? 'kept' : 'removed' })}
              >
                {t.form.removePhoto}
              </Button>
            )}
          </div>
          <p className="mt-1.5 text-sm text-ink-faint">{t.form.photoHint}</p>
        </div>
      </div>
      <input
        ref={field}
        type="file"
        accept="image/*"
        aria-label={t.form.photo}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) setPicture({ kind: 'chosen', file })
          currentTarget.value = ''
        }}
      />
      <FieldError id="photo-error" error={error} />
    </div>
  )
}

/** The number with its code apart; it changes by the dialog of accounts alone. */
function MobileField({ number }: { number: string }) {
  const t = useTexts()
  const toast = useToast()
  const queries = useQueryClient()
  const { code, digits } = splitNumber(number)
  const change = () =>
    openChangeMobile((phone_number) => {
      queries.setQueryData<EmployerProfile>(
        profileKey,
        (profile) => profile && { ...profile, phone_number },
      )
      toast({ text: t.toasts.mobileSaved, tone: 'success', seconds: 2 })
    })
  return (
    <div>
      <div className="flex items-end gap-2" dir="ltr">
        <Select
          label={t.form.dialCode}
          hideLabel
          disabled
          value={code}
          options={[{ value: code, label: code }]}
          fieldClassName="w-26 shrink-0"
        />
        <TextField
          label={t.personal.mobile}
          type="tel"
          value={digits}
          readOnly
          fieldClassName="grow"
        />
      </div>
      <button
        type="button"
        onClick={change}
        aria-haspopup="dialog"
        className="link mt-1 min-h-11 text-sm"
      >
        {t.form.editMobile}
      </button>
    </div>
  )
}
