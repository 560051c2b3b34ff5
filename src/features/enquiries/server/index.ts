export { isSubscribed, leaveNewsletter } from './personal-data.ts'
