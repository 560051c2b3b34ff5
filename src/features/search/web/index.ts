export { loadNationalityWords } from './nationality-words.ts'
export { FilterChips, useFilterNames } from './filter-chips.tsx'
export { ListState } from './list-state.ts'
