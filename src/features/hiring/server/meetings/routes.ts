import { type Mount, Reply, route } from '../../../../platform/server/http.ts'
import * as calls from '../../meeting-contract.ts'
import { presentInterviews } from '../list-interviews.ts'
import { answerByLink, getMeetingByLink, listTakenHoursByLink } from './answer-by-link.ts'
import { listContactHolders } from './contacts.ts'
import { counterInterview, takeProposedTime } from './counter.ts'
import { counterForCandidate } from '../agency/interviews.ts'
import { listHouseholdInterviews, presentForHousehold } from './list-for-household.ts'
import { markInterview } from './mark-interview.ts'
import { listScores, saveScore } from './scores.ts'
import { listTakenHours, listTakenHoursOf } from './taken-hours.ts'

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

export const meetingRoutes: Mount[] = [
  route(calls.listHouseholdInterviews, (ctx) => listHouseholdInterviews(ctx)),
  route(calls.takeProposedTime, async (ctx, input) =>
    only(await presentForHousehold(ctx, [await takeProposedTime(ctx, input)])),
  ),
  route(calls.counterInterview, async (ctx, input) =>
    only(await presentInterviews(ctx, [await counterInterview(ctx, input)])),
  ),
  route(calls.counterForCandidate, counterForCandidate),
  route(calls.markInterview, markInterview),
  route(calls.listTakenHours, listTakenHours),
  route(calls.listTakenHoursOf, listTakenHoursOf),
  route(
    calls.getMeetingByLink,
    async (ctx, { token }) => new Reply(await getMeetingByLink(ctx, token), { headers }),
  ),
  route(
    calls.listTakenHoursByLink,
    async (ctx, input) => new Reply(await listTakenHoursByLink(ctx, input), { headers }),
  ),
  route(
    calls.answerByLink,
    async (ctx, input) => new Reply(await answerByLink(ctx, input), { headers }),
  ),
  route(calls.listContactHolders, (ctx) => listContactHolders(ctx)),
  route(calls.listScores, (ctx) => listScores(ctx)),
  route(calls.saveScore, saveScore),
]

function only<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('an interview that was changed is gone')
  return one
}
