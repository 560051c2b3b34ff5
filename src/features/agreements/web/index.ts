export { TermsList } from './terms-list.tsx'
export { AskButton } from './ask-button.tsx'
export { WhereSheStands } from './where-she-stands.tsx'
export { SelectionDialog } from './selection-dialog.tsx'
