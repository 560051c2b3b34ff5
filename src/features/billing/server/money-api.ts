export { checkLedger } from './ledger/check-ledger.ts'
export { sumMoney } from './ledger/sum-money.ts'
export { sumOrdersOf } from './sum-orders-of.ts'
export { hasOrderNumbered, orderNumbersOf } from './order-numbers.ts'
