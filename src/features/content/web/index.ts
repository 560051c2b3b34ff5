export { PageError } from './site/page-error.tsx'
