export { countAllLost, countLost } from './count-lost.ts'
