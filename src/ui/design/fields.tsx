import { Search } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Checkbox } from '../checkbox.tsx'
import { OtpField } from '../otp-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { RangeSlider } from '../range-slider.tsx'
import { Select } from '../select.tsx'
import { Skeleton } from '../skeleton.tsx'
import { TextArea } from '../text-area.tsx'
import { DateField } from '../date-field.tsx'
import { TextField } from '../text-field.tsx'
import type { Samples } from './samples.ts'
import { lazyPart } from '../lazy-part.ts'

const Combobox = lazyPart(() => import('../combobox.tsx'), 'Combobox')

const optionsOf = (labels: string[]) => labels.map((label) => ({ value: label, label }))

/** Everything a form is made of. */
export function Fields({ t }: { t: Samples }) {
  const [nationality, setNationality] = useState('')
  return (
    <>
      <form className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <TextField label={t.name} note={t.optional} autoComplete="name" defaultValue={t.person} />
        <TextField label={t.email} type="email" error={t.emailError} defaultValue="maria@" />
        <TextField label={t.search} hideLabel icon={Search} placeholder={t.search} type="search" />
        <PasswordField
          label={t.password}
          showLabel={t.show}
          hideTextLabel={t.hide}
          autoComplete="current-password"
          defaultValue="correct horse"
        />
        <TextField
          label={t.phone}
          hint={t.phoneHint}
          type="tel"
          autoComplete="tel-national"
          placeholder="5512 3456"
          before={
            <Select
              label="+974"
              hideLabel
              options={optionsOf(['+974', '+971'])}
              fieldClassName="w-26 shrink-0"
              dir="ltr"
            />
          }
        />
        <DateField label={t.date} />
        <Select label={t.position} placeholder={t.any} options={optionsOf(t.positions)} />
        <Suspense fallback={<Skeleton className="h-18" />}>
          <Combobox
            label={t.nationality}
            options={optionsOf(t.nationalities)}
            value={nationality}
            onChange={setNationality}
            emptyText={t.nothing}
            unknownText={(typed) => `${t.nothing}: ${typed}`}
            placeholder={t.search}
          />
        </Suspense>
        <TextArea label={t.about} rows={3} />
        <TextField label={t.disabled} disabled defaultValue={t.person} />
      </form>
      <Choices t={t} />
      <Codes t={t} />
    </>
  )
}

function Choices({ t }: { t: Samples }) {
  const id = useId()
  const [age, setAge] = useState(47)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <fieldset>
        <legend className="font-semibold">{t.nationality}</legend>
        {t.nationalities.slice(0, 3).map((label, index) => (
          <Checkbox
            key={label}
            label={label}
            count={[681, 237, 125][index]}
            defaultChecked={index === 0}
          />
        ))}
      </fieldset>
      <RadioGroup
        label={t.position}
        name={`${id}rows`}
        options={optionsOf(t.positions.slice(0, 3))}
        defaultValue={t.positions[0]}
      />
      <RadioGroup
        label={t.role}
        name={`${id}segments`}
        variant="segments"
        options={optionsOf(t.roles)}
        defaultValue={t.roles[0]}
      />
      <RangeSlider
        label={`${t.age} ${age}`}
        min={18}
        max={100}
        value={age}
        valueText={t.years(age)}
        onChange={(event) => setAge(event.target.valueAsNumber)}
      />
      <RadioGroup
        className="sm:col-span-2"
        label={t.position}
        name={`${id}cards`}
        variant="cards"
        options={optionsOf(t.statuses)}
        defaultValue={t.statuses[1]}
        error={t.termsError}
      />
      <Checkbox label={t.terms} error={t.termsError} />
    </div>
  )
}

function Codes({ t }: { t: Samples }) {
  const [code, setCode] = useState('482')
  return (
    <form className="flex flex-col items-start gap-5" onSubmit={(event) => event.preventDefault()}>
      <OtpField label={t.code} boxLabel={t.digit} value={code} onChange={setCode} />
      <OtpField
        label={t.code}
        hideLabel
        boxLabel={t.digit}
        value="48 913"
        onChange={() => undefined}
        error={t.codeError}
      />
      <Button type="submit">{t.save}</Button>
    </form>
  )
}
