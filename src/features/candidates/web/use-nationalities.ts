import { useRouteLoaderData } from 'react-router'
import type { NationalityWords } from './nationality-words.ts'

/** The words that the root loaded; empty on the page for a broken root. */
export const useNationalities = (): NationalityWords =>
  useRouteLoaderData<{ nationalities: NationalityWords }>('root')?.nationalities ?? {}
