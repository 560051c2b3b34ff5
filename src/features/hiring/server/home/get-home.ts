import { listUnpaidOrders } from '../../../billing/server/index.ts'
import { readCandidateAnswers } from '../../../billing/server/ports.ts'
import { describeCandidates } from '../../../profiles/server/names-api.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { qatarDate } from '../../../../platform/shared/format.ts'
import type { Home, HomePerson } from '../../home-contract.ts'
import { isNext } from '../../meeting-rules.ts'
import { listRows, nextFirst } from '../list-interviews.ts'
import { ofHousehold } from '../meetings/counter.ts'
import { presentMeetings } from '../meetings/present.ts'
import { hasNeeds, listOpenCases } from '../ports.ts'
import { presentEntry } from '../present.ts'
import { listEntries } from '../queries.ts'
import type { InterviewRow } from '../tables.ts'
import { type Standing, turnsOf } from './turns-of.ts'

const meetingsMax = 5
const answersMax = 5
const answeredWithinMs = 14 * 24 * 3_600_000

/** What is next for the household, in as many queries whatever it has under way. */
export async function getHome(ctx: SignedIn): Promise<Home> {
  const rows = await listRows(ctx, ofHousehold(ctx))
  const standing = await readStanding(ctx, rows)
  const { hasNeeds: asked, entries, personOf } = standing
  return {
    is_new: !asked && entries.length === 0,
    has_needs: asked,
    stages: countStages(standing),
    turns: turnsOf(standing),
    meetings: nextMeetings(standing),
    answers: answersOf(ctx, rows, personOf),
  }
}

async function readStanding(ctx: SignedIn, rows: readonly InterviewRow[]): Promise<Standing> {
  const { userId } = ctx.actor
  const [entries, orders, cases, asked] = await Promise.all([
    listEntries(ctx, undefined),
    listUnpaidOrders(ctx),
    listOpenCases(ctx, userId),
    hasNeeds(ctx, userId),
  ])
  const selected = entries.flatMap(({ entry }) =>
    entry.status === 'selected' ? [entry.candidateId] : [],
  )
  const all = [...entries.map(({ entry }) => entry), ...rows, ...cases]
  const [described, said, meetings] = await Promise.all([
    describeCandidates(ctx, [...new Set(all.map(({ candidateId }) => candidateId))]),
    readCandidateAnswers(ctx, userId, selected),
    presentMeetings(ctx, rows, 'household'),
  ])
  return {
    today: qatarDate(ctx.now),
    hasNeeds: asked,
    entries: entries.flatMap((one) => {
      const candidate = described.get(one.entry.candidateId)
      return candidate ? [presentEntry(one, candidate)] : []
    }),
    meetings: meetings.map((meeting, index) => ({
      ...meeting,
      candidateId: rows[index]?.candidateId ?? 0,
    })),
    orders,
    cases,
    said,
    personOf: (id) => {
      const { full_name: name = '', image = null, position = null } = described.get(id) ?? {}
      return { id, name, image, position }
    },
    isShown: (id) => described.get(id)?.published === true,
  }
}

const nextMeetings = ({ meetings, today, personOf }: Standing): Home['meetings'] =>
  nextFirst(meetings)
    .filter(isNext)
    .slice(0, meetingsMax)
    .map(({ id, candidateId, date, time, way, answer, can_join }) => ({
      id,
      person: personOf(candidateId),
      date,
      time,
      way,
      answer,
      is_today: date === today,
      can_join,
    }))

/** How many stand at each stage now: each candidate once, by what comes next with her. */
function countStages({ entries, cases, said, hasNeeds: asked }: Standing): Home['stages'] {
  const standingAt = (...statuses: string[]) =>
    entries.filter(({ status, available }) => available && statuses.includes(status))
  const selected = standingAt('selected')
  const isAgreed = (id: number) => said.get(id) === 'yes'
  return {
    needs: asked ? 1 : 0,
    shortlist: standingAt('shortlisted').length,
    meet: standingAt('interview_scheduled', 'interview_completed').length,
    agree: selected.filter(({ jobseeker_id }) => !isAgreed(jobseeker_id)).length,
    pay: selected.filter(({ jobseeker_id }) => isAgreed(jobseeker_id)).length,
    arrive: cases.length,
  }
}

const answersOf = (
  ctx: SignedIn,
  rows: readonly InterviewRow[],
  personOf: (id: number) => HomePerson,
): Home['answers'] =>
  rows
    .flatMap(({ candidateId, answer, answeredAt, status }) =>
      status === 'scheduled' && answer !== null && answeredAt !== null
        ? [{ person: personOf(candidateId), answer, at: answeredAt }]
        : [],
    )
    .filter(({ at }) => ctx.now.getTime() - at.getTime() < answeredWithinMs)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, answersMax)
    .map((one) => ({ ...one, at: one.at.toISOString() }))
