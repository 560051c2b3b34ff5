import { api } from '../../../../platform/web/browser-api.ts'
import type { Locale } from '../../../../platform/shared/locale.ts'
import { useToast } from '../../../../ui/toast.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { useState } from 'react'
import { updateDetails, type User } from '../../contract.ts'
import { failureOf } from '../failure.ts'
import { useTexts } from '../texts.ts'
import { useAccountTexts } from './texts.ts'

const options = [
  { value: 'en', label: <span lang="en">English</span> },
  { value: 'ar', label: <span lang="ar">العربية</span> },
]

/** The language in which messages come; kept as soon as it is chosen. */
export function LanguageChoice({ user, onSaved }: { user: User; onSaved: (user: User) => void }) {
  const { language: t, details } = useAccountTexts()
  const { problems } = useTexts()
  const toast = useToast()
  const [chosen, setChosen] = useState(user.locale)
  const choose = async (locale: Locale) => {
    setChosen(locale)
    try {
      onSaved((await api(updateDetails, { fullName: user.full_name, locale })).user)
      toast({ text: t.saved, tone: 'success', seconds: 2 })
    } catch (error) {
      setChosen(user.locale)
      toast({ text: failureOf(error, problems, details.failed).text, tone: 'error' })
    }
  }
  return (
    <RadioGroup
      label={t.title}
      hideLabel
      name="locale"
      look="segments"
      className="max-w-80"
      options={options}
      value={chosen}
      onChange={(event) => void choose(event.target.value as Locale)}
    />
  )
}
