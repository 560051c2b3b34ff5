import { formatShortAmount } from '../../../platform/shared/money.ts'
import { useLocale } from '../../../platform/web/texts.ts'
import { useNationalities } from './use-nationalities.ts'
import { useWordTexts } from './word-texts.ts'

/** Values of a profile in the reader's words; what we have no word for stays as the worker wrote it. */
export function useWords() {
  const locale = useLocale()
  const nationalities = useNationalities()
  const { values, person, notSpecified, salary, years, months, and } = useWordTexts()
  const from = (words: Record<string, string>) => (value: string | null | undefined) =>
    value ? (words[value] ?? value) : notSpecified
  /** In the form that agrees with a person where one is meant: of unknown gender `null`, of nobody left out. */
  const agreed =
    (words: Record<string, string>, form: typeof person.position) =>
    (value: string | null | undefined, gender?: string | null) =>
      value && gender !== undefined
        ? form(words[value] ?? value, value, gender)
        : from(words)(value)
  return {
    position: agreed(values.position, person.position),
    workType: from(values.workType),
    skill: from(values.skill),
    visaType: from(values.visaType),
    visaStatus: from(values.visaStatus),
    maritalStatus: agreed(values.maritalStatus, person.maritalStatus),
    gender: from(values.gender),
    religion: from(values.religion),
    language: from(values.language),
    level: from(values.level),
    nationality: (name: string | null, gender: string | null = null) =>
      name === null
        ? notSpecified
        : person.nationality(nationalities[name]?.word ?? name, name, gender),
    salary: (amount: number | null, currency: string) =>
      amount === null ? salary.negotiable : formatShortAmount(amount, currency, locale),
    experience: (whole: number | null, rest: number | null) => {
      const parts = [whole ? years(whole) : '', rest ? months(rest) : ''].filter(
        (part) => part !== '',
      )
      return parts.length > 0 ? parts.join(and) : whole === null ? notSpecified : years(0)
    },
  }
}
