export { agreeBySignature, findAgreed } from './agreed.ts'
export { checkTerms } from './check-terms.ts'
export { draftTerms } from './get-terms-draft.ts'
