export { countOpenEnquiries, countOpenReports } from './desk/count-open.ts'
export { isSubscribed, leaveNewsletter } from './personal-data.ts'
