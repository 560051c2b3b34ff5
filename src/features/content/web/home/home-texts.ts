import { translated } from '../../../../platform/shared/catalogues.ts'
import { useLoaderData } from 'react-router'
import type { Locale } from '../../../../platform/shared/locales.ts'
import { en } from '../../messages.en.ts'
import { inOtherWords } from '../../home-words.ts'

const texts = translated(en)

interface Facts {
  profiles: number
  nationalities: number
  /** What the operator has put in words of its own, by key. */
  words: Record<string, string>
}

/** The home page's words, with its counts in them; in the loader alone, so that no browser carries both languages. */
export function homeTexts(locale: Locale, { words, ...counts }: Facts) {
  const { hero, explore, ...rest } = inOtherWords(texts[locale], words)
  return {
    ...rest,
    hero: {
      ...hero,
      profiles: hero.profiles(counts.profiles),
      nationalities: hero.nationalities(counts.nationalities),
    },
    explore: { ...explore, lead: explore.lead(counts.profiles) },
  }
}
export type HomeTexts = ReturnType<typeof homeTexts>

/** The words that came with the home page. */
export const useHomeTexts = (): HomeTexts => useLoaderData<{ texts: HomeTexts }>().texts
