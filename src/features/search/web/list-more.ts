/** What a list has that the reader asked something of: one script, which others don't bring. */
export { ChosenFilters } from './chosen-filters.tsx'
export { MoreFilters } from './more-filters.tsx'
export { NobodyFound } from './nobody-found.tsx'
