export { Hearts } from './hearts.tsx'
export { OwnHouseholds } from './leave/own-households.tsx'
