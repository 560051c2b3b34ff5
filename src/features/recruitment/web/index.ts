export { useRecruitments } from './use-recruitment.ts'
