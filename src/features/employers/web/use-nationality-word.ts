import { useEffect, useState } from 'react'
import { useLocale } from '../../../platform/web/texts.ts'

/** A nationality in the reader's language; the table of all of them is fetched for Arabic alone. */
export function useNationalityWord(name: string | null): string | null {
  const locale = useLocale()
  const [word, setWord] = useState<{ name: string; word: string } | null>(null)
  useEffect(() => {
    if (locale === 'en' || name === null) return
    let isWanted = true
    import('../../../platform/shared/nationalities.ts').then(
      ({ nationalityByName }) =>
        isWanted && setWord({ name, word: nationalityByName(name)?.ar ?? name }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [locale, name])
  return word !== null && word.name === name && locale === 'ar' ? word.word : name
}
