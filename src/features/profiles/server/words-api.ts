export { candidateWords, profileErrors, profileWords, saidInAnyLanguage } from './words.ts'
export { places } from '../places.ts'
