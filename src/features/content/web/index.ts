export { PageError } from './page-error.tsx'
