export { loadNationalityWords } from './nationality-words.ts'
