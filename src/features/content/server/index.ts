export { contentSettings } from './content-settings.ts'
export { routes } from './routes.ts'
