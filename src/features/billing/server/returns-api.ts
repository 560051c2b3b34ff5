export { makeReturn, type OwedRefund, returnHire } from './return-hire.ts'
