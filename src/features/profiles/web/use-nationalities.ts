import { useRouteLoaderData } from 'react-router'

/** What a page says of a nationality: its word in the reader's language and its country's code. */
export type NationalityWords = Record<string, { word: string; country: string }>

/** The words that the root loaded; empty on the page for a broken root. */
export const useNationalities = (): NationalityWords =>
  useRouteLoaderData<{ nationalities: NationalityWords }>('root')?.nationalities ?? {}
