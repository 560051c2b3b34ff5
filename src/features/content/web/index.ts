export { ErrorMessage } from './site/error-message.tsx'
export { PageError } from './site/page-error.tsx'
