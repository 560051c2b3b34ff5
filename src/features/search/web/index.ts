export { loadNationalityWords } from './nationality-words.ts'
export { FilterChips, useFilterNames } from './filter-chips.tsx'
export { askList } from './ask-list.ts'
export { ListState } from './list-state.ts'
