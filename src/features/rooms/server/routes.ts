import { type Mount, route } from '../../../platform/server/http.ts'
import * as calls from '../contract.ts'
import { enterRoom } from './enter-room.ts'
import { leaveRoom } from './leave-room.ts'
import { getRoom } from './room.ts'
import { sendSignals } from './send-signals.ts'
import { stayInRoom } from './stay-in-room.ts'

export const routes: Mount[] = [
  route(calls.getRoom, (ctx, { id }) => getRoom(ctx, id)),
  route(calls.enterRoom, (ctx, { id }) => enterRoom(ctx, id)),
  route(calls.stayInRoom, stayInRoom),
  route(calls.sendSignals, sendSignals),
  route(calls.leaveRoom, (ctx, { id, peer }) => leaveRoom(ctx, id, peer)),
]
