export { countLost } from './count-lost.ts'
