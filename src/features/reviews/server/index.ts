export { listRequests } from './list-requests.ts'
