import type { ConsoleQueue } from '../../console/server/ports.ts'
import { countAllLost } from './count-lost.ts'

export const queues: readonly ConsoleQueue[] = [
  { key: 'messages', path: '/admin/messages', place: 100, size: countAllLost },
]
