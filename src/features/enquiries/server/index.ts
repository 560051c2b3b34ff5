export { countOpenEnquiries, countOpenReports } from './support/count-open.ts'
export { isSubscribed, leaveNewsletter } from './personal-data.ts'
