export { CardTools } from './cards/card-tools.tsx'
export { OwnHouseholds } from './leave/own-households.tsx'
