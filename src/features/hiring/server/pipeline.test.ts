import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { again } from '../../../../test/again.ts'
import { makeCandidate, makeUser, signIn } from '../../../../test/people.ts'
import { auditLog } from '../../../platform/server/audit.ts'
import * as calls from '../contract.ts'
import { pipelineMoves } from './tables.ts'
import { pipelineTools, type Action, ways, type Way } from '../../../../test/pipelines.ts'

const app = useTestApp()
const { act, bring, stands } = pipelineTools(app)

const standing = (way: Way): calls.PipelineState =>
  way.startsWith('selected') ? 'selected' : (way as calls.PipelineState)

/** Which move of the table an act is, from each standing; undefined: no move at all. */
const moveOf: Record<
  Exclude<Action, 'hire' | 'ask for a schedule'>,
  (way: Way) => calls.Transition
> = {
  shortlist: () => 'shortlist',
  schedule: () => 'scheduleInterview',
  'cancel interview': () => 'deleteInterview',
  finish: (way) =>
    way === 'selected by interview'
      ? 'deselectInterviewed'
      : way === 'selected directly'
        ? 'deselectDirect'
        : 'completeInterview',
  select: () => 'select',
  'select directly': () => 'select',
  reject: () => 'reject',
  remove: () => 'remove',
}

describe('the table of moves', () => {
  for (const way of Object.keys(ways) as Way[]) {
    // spec: 2.3 Lists of a household
    // spec: 2.4 Shortlist, unshortlist
    // spec: 2.4 Schedule, move, delete an interview
    // spec: 2.4 Reject anyone not hired
    // spec: 2.7 POST …/{id}/status/
    // spec: 2.7 DELETE …/{id}/remove/
    // spec: 2.7 Delete an interview
    // spec: 2.7 Sync, add, remove, mark
    test(`every act from ${way}`, async () => {
      for (const name of Object.keys(moveOf) as (keyof typeof moveOf)[]) {
        const { id, token } = await bring(way)
        const from = standing(way)
        const to = calls.destination(moveOf[name](way), from)
        const answer = await act(token, id, name)
        if (to === null) {
          expect({ name, status: answer.status, code: answer.code }).toEqual({
            name,
            status: 409,
            code: 'INVALID_TRANSITION',
          })
          expect(answer.message).toMatch(/^This step is not possible: /)
        } else expect({ name, status: answer.status }).toEqual({ name, status: 200 })
        expect(await stands(token, id)).toBe(to ?? from)
      }
    })
  }

  // spec: 2.7 POST …/{id}/status/
  // asvs: 2.3.1
  test('only a payment hires, only a schedule schedules', async () => {
    for (const way of Object.keys(ways) as Way[]) {
      const { id, token } = await bring(way)
      const hired = await act(token, id, 'hire')
      if (way === 'hired') expect(hired).toMatchObject({ status: 200, data: { status: 'hired' } })
      else expect(hired).toMatchObject({ status: 402, code: 'PAYMENT_REQUIRED' })
      expect(await act(token, id, 'ask for a schedule')).toMatchObject({
        status: 409,
        code: 'INVALID_TRANSITION',
      })
      expect(await stands(token, id)).toBe(standing(way))
    }
  })
})

test('the log and the audit say who moved whom when', async () => {
  const { id, token } = await bring('interview_scheduled')
  const { db } = app.connection
  const moves = await db
    .select()
    .from(pipelineMoves)
    .where(eq(pipelineMoves.candidateId, id))
    .orderBy(pipelineMoves.id)
  expect(moves.map((move) => [move.fromStatus, move.toStatus])).toEqual([
    ['available', 'shortlisted'],
    ['shortlisted', 'interview_scheduled'],
  ])
  expect(
    moves.every(
      (move) =>
        move.movedBy === move.employerId && move.movedAt.getTime() === app.clock.now.getTime(),
    ),
  ).toBe(true)
  const audited = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `candidate:${id}`))
    .orderBy(auditLog.id)
  expect(audited.map((row) => row.action)).toEqual([
    'pipeline.shortlist',
    'pipeline.scheduleInterview',
  ])
  expect((await act(token, id, 'remove')).status).toBe(409)
  expect(await db.$count(pipelineMoves, eq(pipelineMoves.candidateId, id))).toBe(2)
})

test('a hundred clicks at once move once', async () => {
  const id = await makeCandidate(app)
  const { id: employerId } = await makeUser(app, 'employer')
  const token = await signIn(app, employerId)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      again(() => act(token, id, index % 2 ? 'shortlist' : 'reject')),
    ),
  )
  const won = answers.filter((answer) => answer.status === 200).length
  expect(
    answers.every((answer) => answer.status === 200 || answer.code === 'INVALID_TRANSITION'),
  ).toBe(true)
  const log = await app.connection.db
    .select()
    .from(pipelineMoves)
    .where(eq(pipelineMoves.candidateId, id))
    .orderBy(pipelineMoves.id)
  expect(log).toHaveLength(won)
  for (const [index, move] of log.entries())
    expect(move.fromStatus).toBe(log[index - 1]?.toStatus ?? 'available')
  expect(await stands(token, id)).toBe(log.at(-1)?.toStatus)
})
