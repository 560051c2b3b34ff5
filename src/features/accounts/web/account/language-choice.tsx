import { api } from '../../../../platform/web/browser-api.ts'
import { languageOf, type Locale, locales, scriptOf } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { systemType } from '../../../../ui/system-type.ts'
import { useAction } from '../../../../ui/use-action.ts'
import { rulesOf } from '../../role-rules.ts'
import { updateDetails, type User } from '../../contract.ts'
import { useAccountTexts } from './texts.ts'

/** Who is no worker has the languages that say everything, and what she once chose. */
const optionsFor = ({ role, locale: own }: User, page: Locale) =>
  locales
    .filter(
      (locale) =>
        rulesOf(role).hasRecord || locale === own || languageOf(locale).covers === 'whole',
    )
    .map((locale) => ({
      value: locale,
      label: (
        <span
          lang={locale}
          className={scriptOf(locale) === scriptOf(page) ? undefined : systemType}
        >
          {languageOf(locale).name}
        </span>
      ),
    }))

/** The language in which messages come; kept as soon as it is chosen. */
export function LanguageChoice({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const { language: t, details } = useAccountTexts()
  const options = optionsFor(user, useLocale())
  const { run, underWay } = useAction(
    (locale: Locale) => api(updateDetails, { fullName: user.full_name, locale }),
    {
      failed: details.failed,
      toast: { text: t.saved, seconds: 2 },
      onDone: (answer) => onSaved(answer.user),
    },
  )
  return (
    <RadioGroup
      label={t.title}
      hideLabel
      name="locale"
      {...(options.length > 3
        ? { variant: 'tiles' }
        : { variant: 'segments', className: 'max-w-80' })}
      options={options}
      value={underWay ?? user.locale}
      onChange={(event) => void run(event.target.value as Locale)}
    />
  )
}
