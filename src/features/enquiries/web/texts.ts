import { useLoaderData } from 'react-router'
import type { FormsTexts } from './forms-texts.ts'

/** The words that the loader of the page has brought as `forms`. */
export const useTexts = (): FormsTexts => useLoaderData<{ forms: FormsTexts }>().forms
