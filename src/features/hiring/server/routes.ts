import { textsIn } from '../../../platform/shared/catalogues.ts'
import type { SignedIn } from '../../../platform/server/context.ts'
import { transaction } from '../../../platform/server/database/db.ts'
import { type Mount, Reply, route } from '../../../platform/server/http.ts'
import type { AppError } from '../../../platform/shared/errors.ts'
import type { Locale } from '../../../platform/shared/locales.ts'
import * as calls from '../contract.ts'
import { compareCandidates as compareCall } from '../compare-contract.ts'
import { getHome as getHomeCall } from '../home-contract.ts'
import { getToday as getTodayCall } from '../today-contract.ts'
import { errorTexts } from '../error-texts.ts'
import { en } from '../messages.en.ts'
import { agencyRoutes } from './agency/routes.ts'
import { answerInterview } from './answer-interview.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { changeStatus } from './change-status.ts'
import { compareCandidates } from './compare/compare-candidates.ts'
import { getTimeline } from './get-timeline.ts'
import { getHome } from './home/get-home.ts'
import { interviewCalendar } from './interview-calendar.ts'
import { leaveRoutes } from './leave/routes.ts'
import { listInterviews, presentInterviews } from './list-interviews.ts'
import { meetingRoutes } from './meetings/routes.ts'
import { moveCandidate } from './move-candidate.ts'
import { moveSeveral } from './move-several.ts'
import { presentEntries } from './present.ts'
import { getEntry, listEntries } from './queries.ts'
import { saveNote } from './save-note.ts'
import { deleteInterview, scheduleInterview } from './schedule-interview.ts'
import { getToday } from './today/get-today.ts'

export const routes: Mount[] = [
  route(getHomeCall, (ctx) => getHome(ctx)),
  route(getTodayCall, (ctx) => getToday(ctx)),
  ...analyticsRoutes,
  ...agencyRoutes,
  ...leaveRoutes,
  route(compareCall, (ctx, { ids }) => compareCandidates(ctx, ids)),
  ...meetingRoutes,
  route(calls.listPipeline, async (ctx, { status }) =>
    presentEntries(ctx, await listEntries(ctx, status)),
  ),
  route(calls.getPipelineEntry, (ctx, { id }) => presentOne(ctx, id)),
  route(calls.changeStatus, (ctx, input) =>
    changed(ctx, input.id, (ctx) => changeStatus(ctx, input)),
  ),
  route(calls.scheduleInterview, (ctx, input) =>
    changed(ctx, input.id, (ctx) => scheduleInterview(ctx, input)),
  ),
  route(calls.deleteInterview, (ctx, { id }) =>
    changed(ctx, id, (ctx) => deleteInterview(ctx, id)),
  ),
  route(calls.removeFromPipeline, async (ctx, { id }) => {
    await moveCandidate(ctx, id, () => ({ transition: 'remove' }))
    return { jobseeker_id: id }
  }),
  route(calls.saveNote, (ctx, input) => changed(ctx, input.id, (ctx) => saveNote(ctx, input))),
  route(calls.moveSeveral, (ctx, input) =>
    moveSeveral(ctx, input, (error) => words(error, ctx.locale)),
  ),
  route(calls.getTimeline, (ctx, { id }) => getTimeline(ctx, id)),
  route(calls.listInterviews, (ctx) => listInterviews(ctx)),
  route(calls.answerInterview, async (ctx, input) => {
    const [interview] = await presentInterviews(ctx, [await answerInterview(ctx, input)])
    if (!interview) throw new Error('an answered interview is gone')
    return interview
  }),
  route(calls.getInterviewCalendar, async (ctx, { id }) => {
    const body = await interviewCalendar(ctx, id)
    const headers = {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="interview-${id}.ics"`,
    }
    return new Reply(body, { body, headers: { ...headers, 'cache-control': 'private, no-store' } })
  }),
]

/** The entry after a change, read in its transaction: who is told of a fault can be sure that nothing has changed. */
const changed = (
  ctx: SignedIn,
  id: number,
  change: (ctx: SignedIn) => Promise<unknown>,
): Promise<calls.PipelineEntry> =>
  transaction(ctx, async (ctx) => {
    await change(ctx)
    return presentOne(ctx, id)
  })

async function presentOne(ctx: SignedIn, candidateId: number): Promise<calls.PipelineEntry> {
  const [presented] = await presentEntries(ctx, [await getEntry(ctx, candidateId)])
  if (!presented) throw new Error('an entry without its candidate')
  return presented
}

/** A refusal among several, in the reader's words. */
function words({ code, detail }: AppError, locale: Locale): string {
  if (code === 'CANDIDATE_UNAVAILABLE') return textsIn(en, locale).unavailable
  const errors: Record<string, string> & { notInPipeline: string } = errorTexts[locale]
  return errors[detail.message ?? code] ?? errors.notInPipeline
}
