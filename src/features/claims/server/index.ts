export {
  findObjected,
  followNumber,
  listObjections,
  lockObjections,
  type Numbers,
  refuseObjected,
} from './objections.ts'
