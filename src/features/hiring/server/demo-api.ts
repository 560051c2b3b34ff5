export { acceptInHerPlace, candidateOfInterview } from './accept-in-her-place.ts'
