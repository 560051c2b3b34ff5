import { useEffect, useState } from 'react'
import { standard } from '../../../platform/shared/locales.ts'
import { useLocale } from '../../../platform/web/texts.ts'

/** A nationality in the reader's language; the table of all of them is fetched for other languages than English alone. */
export function useNationalityWord(name: string | null): string | null {
  const locale = useLocale()
  const [word, setWord] = useState<{ name: string; word: string } | null>(null)
  useEffect(() => {
    if (locale === standard || name === null) return
    let isWanted = true
    import('../../../platform/shared/nationalities.ts').then(
      ({ nationalityWord }) => isWanted && setWord({ name, word: nationalityWord(name, locale) }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [locale, name])
  return word !== null && word.name === name && locale !== standard ? word.word : name
}
