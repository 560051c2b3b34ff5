export { candidateWords, profileErrors, profileWords } from './words.ts'
