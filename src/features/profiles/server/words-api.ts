export { candidateWords, profileErrors, profileWords } from './words.ts'
export { places } from '../places.ts'
