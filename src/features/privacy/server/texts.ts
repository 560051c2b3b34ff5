export { ar } from '../messages.ar.ts'
export { en } from '../messages.en.ts'
