/** A long text in numbered sections; a list within a section is an array. A link is written `[words](/path)`, by its English path. */
export interface LegalDocument {
  title: string
  intro: string
  sections: { id: string; title: string; body: (string | string[])[] }[]
}

/** The day of the last change of both documents: the version that people agree to. */
export { documentsVersion as documentsUpdatedOn } from '../accounts/consents-contract.ts'
