/** A long text in numbered sections; a list within a section is an array. */
export interface LegalDocument {
  title: string
  intro: string
  sections: { id: string; title: string; body: (string | string[])[] }[]
}

/** The day of the last change of both documents. */
export const documentsUpdatedOn = '2025-09-01'
