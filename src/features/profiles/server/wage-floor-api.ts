export { refuseBelow, refuseLowWage } from './wage-floor.ts'
