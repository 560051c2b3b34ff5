export { fillPlace } from './fill-place.ts'
export { routes } from './routes.ts'
