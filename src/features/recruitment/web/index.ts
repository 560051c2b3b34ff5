export { offerKinds, sides, stepKeys, uploadKinds } from '../choices.ts'
export { useTexts as useRecruitmentTexts } from './texts.ts'
