export { offerKinds, sides, templateStepKeys, uploadKinds } from '../choices.ts'
export { useTexts as useRecruitmentTexts } from './texts.ts'
