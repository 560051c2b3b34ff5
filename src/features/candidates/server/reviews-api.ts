export { countOpenPapers, countOpenReviews } from './review/count-open.ts'
