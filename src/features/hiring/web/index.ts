export { OwnHouseholds } from './leave/own-households.tsx'
