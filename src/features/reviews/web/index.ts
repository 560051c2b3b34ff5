export { reviewTexts } from './review-texts.ts'
