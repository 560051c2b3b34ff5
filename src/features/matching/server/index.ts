export { personalData } from './personal-data.ts'
export { routes } from './routes.ts'
