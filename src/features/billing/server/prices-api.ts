export { capMinor } from '../quote.ts'
export { getPriceList } from './prices/price-list.ts'
export { presentPriceList } from './prices/present-price-list.ts'
export { quotesOf } from './quotes.ts'
