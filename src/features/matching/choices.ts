import { usualLanguages } from '../profiles/choices.ts'

/** The languages that a household may ask for. */
export const languages = usualLanguages
