import { formatNumber } from '../../../platform/shared/digits.ts'
import type { FilterKey } from '../choices.ts'
import { useListTexts } from './list-texts.ts'
import { useWords } from '../../profiles/web/index.ts'

/** A chosen filter in words, as its chip says it. */
export function useFilterLabel(currency: string): (key: FilterKey, value: string) => string {
  const t = useListTexts()
  const words = useWords()
  return (key, value) => {
    switch (key) {
      case 'nationality':
        return words.nationality(value)
      case 'position':
        return words.position(value)
      case 'work_type':
        return words.workType(value)
      case 'skills':
        return words.skill(value)
      case 'visa_status':
        return words.visaType(value)
      case 'age_max':
        return t.filters.age(Number(value))
      case 'age_min':
        return t.filters.atLeast(t.years(Number(value)))
      case 'salary_min':
        return t.filters.atLeast(`${currency} ${formatNumber(Number(value))}`)
      case 'salary_max':
        return t.filters.upTo(`${currency} ${formatNumber(Number(value))}`)
      case 'baby_care':
        return t.filters.babyCare
      case 'q':
      case 'location':
        return value
    }
  }
}
