import { beforeAll, expect, test } from 'vitest'
import { endSessions, forgotPassword, refreshSession, resetPassword, updateDetails, verifyResetCode } from '../src/features/accounts/contract.ts'
import { liftSuspension, suspendUser } from '../src/features/accounts/users-contract.ts'
import { updateProfile as saveCandidate } from '../src/features/candidates/area-contract.ts'
import { hideCandidate } from '../src/features/candidates/review-contract.ts'
import { updateProfile as saveHousehold } from '../src/features/employers/contract.ts'
import { changeStatus, removeFromPipeline, scheduleInterview } from '../src/features/hiring/contract.ts'
import { closeOwnAccount, objectTo, requestExport } from '../src/features/privacy/contract.ts'
import { startSession, getUser } from '../src/features/accounts/server/index.ts'
import { useTestApp } from './harness.ts'
import { jobContext, makeUser } from './people.ts'
import { password, signUp } from './sign-up.ts'

// A warning of the log, such as that a transaction collided with another, fails the test too.
const app = useTestApp({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })

interface Person {
  id: number
  candidateId: number
  phone: string
  token: string
  refreshToken: string
  household: { token: string }
  operator: { token: string }
}
type UseCase = (person: Person) => Promise<{ status: number }>

let names = 0
const newName = () => `Grace Santos ${String.fromCharCode(97 + (++names % 26))}${String.fromCharCode(97 + (Math.floor(names / 26) % 26))}`

const reset: UseCase = async ({ phone }) => {
  await app.call(forgotPassword, { phoneNumber: phone })
  const code = app.lastMessage(phone)?.code ?? '000000'
  const { data } = await app.call(verifyResetCode, { phoneNumber: phone, otp_code: code })
  const token = data?.token ?? 'none'
  return app.call(resetPassword, { token, password, confirmPassword: password })
}

const ofAnyone: Record<string, UseCase> = {
  'changes her name': (person) => app.call(updateDetails, { fullName: newName() }, person),
  'ends her other sessions': (person) => app.call(endSessions, { scope: 'others' }, person),
  'renews her session': ({ refreshToken }) => app.call(refreshSession, { refreshToken }),
  'sets a new password by her phone': reset,
  'asks for her data': (person) => app.call(requestExport, {}, person),
  'closes her account': (person) => app.call(closeOwnAccount, { password, word: 'DELETE' }, person),
  'is suspended': ({ id, operator }) => app.call(suspendUser, { id, reason: 'other', note: 'Checked.' }, operator),
  'is let in again': async ({ id, operator }) => {
    // What is asked beside it may be quicker than her suspension, and would leave nothing to lift.
    await app.connection.pool.query('update users set suspended_at = coalesce(suspended_at, now()) where id = $1', [id])
    return app.call(liftSuspension, { id }, operator)
  },
}
const ofHousehold: Record<string, UseCase> = {
  ...ofAnyone,
  'saves its profile': (person) => app.call(saveHousehold, { name: newName(), occupation: newName() }, person),
  'lists a candidate': (person) => app.call(changeStatus, { id: person.candidateId, status: 'shortlisted' }, person),
}
const ofWorker: Record<string, UseCase> = {
  ...ofAnyone,
  'saves her profile': (person) => app.call(saveCandidate, { full_name: newName() }, person),
  'unpublishes it by objecting': (person) => app.call(objectTo, { to: 'publication' }, person),
  'is hidden': ({ candidateId, operator }) => app.call(hideCandidate, { id: candidateId, reason: 'Looked at again' }, operator),
  'is listed by a household': ({ candidateId, household }) => app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household),
  'is asked to an interview': ({ candidateId, household }) =>
    app.call(scheduleInterview, { id: candidateId, date: '2026-03-20', time: '10:00', overrule: true }, household),
  'is taken off a list': ({ candidateId, household }) => app.call(removeFromPipeline, { id: candidateId }, household),
}

let operator: { id: number; token: string }
let household: { id: number; token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin')
  household = await makeUser(app, 'employer')
})

async function newPerson(role: 'jobseeker' | 'employer'): Promise<Person> {
  const { user, phone, token, refreshToken } = await signUp(app, role)
  const { rows } = await app.connection.pool.query<{ id: number }>('select id from candidates where user_id = $1', [user.id])
  const person = { id: user.id, candidateId: rows[0]?.id ?? 0, phone, token, refreshToken, household, operator }
  if (role === 'jobseeker') await ready(person)
  return person
}

/** Opens her account and puts her on the list, whatever was done to her. */
async function ready({ id }: Pick<Person, 'id'>): Promise<void> {
  const reopened = 'suspended_at = null, suspension_reason = null, suspension_note = null, closed_at = null, closed_because = null, erase_at = null'
  // Not seen for long: a renewed session writes that down too.
  await app.connection.pool.query(`update users set ${reopened}, last_seen_at = '2026-01-01' where id = $1`, [id])
  await app.connection.pool.query('delete from data_exports')
  await app.connection.pool.query(
    `update candidates set is_published = true, wants_published = true, hidden_at = null, withdrawn_at = null, suspended_at = null, age = 31, nationality = 'Kenya',
     desired_position = 'Nanny' where user_id = $1`,
    [id],
  )
}

const tries = 4
/** Some hundred pairs: on a busy machine they take their time, and a collision would still show. */
const patientMs = 400_000

test.each([
  ['a worker', 'jobseeker', ofWorker],
  ['a household', 'employer', ofHousehold],
] as const)(
  `each two of the things that happen to %s, at once, ${tries} times: none waits for ever, none is a fault`,
  async (_, role, useCases) => {
    const person = await newPerson(role)
    if (role === 'employer') person.candidateId = (await newPerson('jobseeker')).candidateId
    const all = Object.entries(useCases)
    const faults: string[] = []
    const done = new Set<string>()
    for (const [index, [firstName, first]] of all.entries())
      for (const [secondName, second] of all.slice(index))
        for (let round = 0; round < tries; round += 1) {
          await ready(person)
          const ctx = jobContext(app)
          Object.assign(person, await startSession(ctx, await getUser(ctx, person.id)))
          const answers = await Promise.all([first(person), second(person), first(person), second(person)])
          const statuses = answers.map(({ status }) => status)
          for (const [asked, status] of statuses.entries()) if (status < 300) done.add(asked % 2 === 0 ? firstName : secondName)
          if (statuses.some((status) => status >= 500)) faults.push(`${firstName} + ${secondName}: ${statuses.join(' ')}`)
        }
    expect(faults).toEqual([])
    expect(
      all.map(([name]) => name).filter((name) => !done.has(name)),
      'never succeeded',
    ).toEqual([])
  },
  patientMs,
)
