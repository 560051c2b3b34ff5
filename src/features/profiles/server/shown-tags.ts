/** What an answer notes that shows a candidate's page, were it that she is not there. */
export const candidateTag = (id: number): string => `candidate:${id}`

/** What an answer notes that shows her card. */
export const cardTag = (id: number): string => `card:${id}`
