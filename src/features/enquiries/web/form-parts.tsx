import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { CircleCheck } from 'lucide-react'
import { textsIn } from '../../../platform/shared/catalogues.ts'
import { nearDialCodes } from '../../accounts/dial-code-choices.ts'
import { countryName } from '../../../platform/shared/format.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { en as english } from '../messages.trap.en.ts'
import { useTexts } from './texts.ts'

/** A field that only robots fill in; out of sight, out of the order of tabs, unknown to browsers that fill in forms. Stands last: a dialog gives its first field the focus. */
export function RobotTrap({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {textsIn(english, useLocale()).leaveEmpty}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" ref={ref} />
      </label>
    </div>
  )
}

/** Country code and number, side by side where there is room. */
export function PhoneFields({
  country,
  countries,
  fieldErrors,
}: {
  country: 'QA' | 'AE'
  /** Their names by code, as the server says them; without them as the browser does. */
  countries?: Record<string, string>
  fieldErrors: Record<string, string>
}) {
  const { form: t } = useTexts()
  const locale = useLocale()
  const options = nearDialCodes.map((entry) => ({
    value: entry.code,
    label: `\u2066${entry.code}\u2069 ${countries?.[entry.country] ?? countryName(entry.country, locale)}`,
  }))
  return (
    <div className="grid items-end gap-x-3 gap-y-5 sm:grid-cols-[minmax(0,17rem)_1fr]">
      <Select
        label={t.countryCode}
        name="countryCode"
        autoComplete="tel-country-code"
        options={options}
        defaultValue={nearDialCodes.find((entry) => entry.country === country)?.code}
        error={fieldErrors.countryCode}
        fieldClassName="self-start"
      />
      <TextField
        label={t.phone}
        type="tel"
        name="phone"
        inputMode="tel"
        autoComplete="tel-national"
        required
        maxLength={30}
        error={fieldErrors.phone}
        fieldClassName="self-start"
      />
      <p className="-mt-3 text-sm text-ink-faint sm:col-span-2">{t.phoneHint}</p>
    </div>
  )
}

/** What stands in the place of a form that was sent; gets the focus, so that readers of the screen hear it. */
export function SentNote({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-3 py-4">
      <span className="grid size-13 place-items-center rounded-full bg-palm-wash text-palm">
        <Icon of={CircleCheck} size={26} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {title}
      </h2>
      {children}
    </div>
  )
}
