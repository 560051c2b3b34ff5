export { useAgency } from './use-agency.ts'
