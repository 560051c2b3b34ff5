export { countOpenPapers, countOpenReviews } from './count-open.ts'
export { listRequests } from './list-requests.ts'
