import { formatSalary } from '../../../platform/shared/money.ts'
import { useNationalities } from './use-nationalities.ts'
import { useWordTexts } from './word-texts.ts'

/** Values of a profile in the reader's words; what we have no word for stays as the worker wrote it. */
export function useWords() {
  const nationalities = useNationalities()
  const { values, notSpecified, salary, years, months, and } = useWordTexts()
  const from = (words: Record<string, string>) => (value: string | null | undefined) =>
    value ? (words[value] ?? value) : notSpecified
  return {
    position: from(values.position),
    workType: from(values.workType),
    skill: from(values.skill),
    visaType: from(values.visaType),
    visaStatus: from(values.visaStatus),
    maritalStatus: from(values.maritalStatus),
    gender: from(values.gender),
    religion: from(values.religion),
    language: from(values.language),
    level: from(values.level),
    nationality: (name: string | null) =>
      name === null ? notSpecified : (nationalities[name]?.word ?? name),
    salary: (amount: number | null, currency: string) =>
      amount === null ? salary.negotiable : formatSalary(amount, currency),
    experience: (whole: number | null, rest: number | null) => {
      const parts = [whole ? years(whole) : '', rest ? months(rest) : ''].filter(
        (part) => part !== '',
      )
      return parts.length > 0 ? parts.join(and) : whole === null ? notSpecified : years(0)
    },
  }
}
