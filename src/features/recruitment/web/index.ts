export { offerKinds, sides, type StepKey, stepKeys, uploadKinds } from '../choices.ts'
export { useTexts as useRecruitmentTexts } from './texts.ts'
