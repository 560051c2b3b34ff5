import { beforeAll, expect, test } from 'vitest'
import {
  changePhone,
  endSessions,
  forgotPassword,
  refreshSession,
  resetPassword,
  sendPhoneChangeCode,
  updateDetails,
  verifyResetCode,
} from '../src/features/accounts/contract.ts'
import { liftSuspension, suspendUser } from '../src/features/accounts/users-contract.ts'
import {
  addManagedCandidate,
  removeManagedCandidate,
} from '../src/features/agencies/candidates-contract.ts'
import { undoImport } from '../src/features/agencies/import-contract.ts'
import {
  addDocument,
  deleteDocument,
  updateDocument,
  updateProfile as saveCandidate,
} from '../src/features/records/contract.ts'
import { leaveAgency, objectToRecord } from '../src/features/claims/contract.ts'
import { hideCandidate, rejectPaper, withdrawCheck } from '../src/features/reviews/contract.ts'
import { updateProfile as saveHousehold } from '../src/features/employers/contract.ts'
import {
  changeStatus,
  removeFromPipeline,
  scheduleInterview,
} from '../src/features/hiring/contract.ts'
import { closeOwnAccount, objectTo, requestExport } from '../src/features/privacy/contract.ts'
import { startSession } from '../src/features/accounts/server/sign-in-api.ts'
import { getUser } from '../src/features/accounts/server/index.ts'
import { makeAgency } from './agencies.ts'
import { useTestApp } from './harness.ts'
import { jobContext, makeCandidate, makeUser, runJob } from './people.ts'
import { formOf, samplePdf } from './samples.ts'
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
  supplied?: Supplied
}

/** What an agency has of someone whom it supplies. */
interface Supplied {
  agencyId: number
  owner: { token: string }
  importId: number
  /** Papers of hers: one that is checked, one that waits. */
  papers: [number, number]
  /** Anew each time: a check by the first paper, one whose last day has passed, and a second record under her number that nobody has claimed. */
  checkId: number
  otherId: number
}
const supplied = ({ supplied }: Person): Supplied => {
  if (!supplied) throw new Error('no agency supplies her')
  return supplied
}
type UseCase = (person: Person) => Promise<{ status: number }>

let names = 0
const newName = () =>
  `Grace Santos ${String.fromCharCode(97 + (++names % 26))}${String.fromCharCode(97 + (Math.floor(names / 26) % 26))}`

const reset: UseCase = async ({ phone }) => {
  await app.call(forgotPassword, { phoneNumber: phone })
  const code = app.lastMessage(phone)?.code ?? '000000'
  const { data } = await app.call(verifyResetCode, { phoneNumber: phone, otp_code: code })
  const token = data?.token ?? 'none'
  return app.call(resetPassword, { token, password, confirmPassword: password })
}

let numbers = 0
const changeNumber: UseCase = async (person) => {
  const phone_number = `+97455${String(++numbers).padStart(6, '0')}`
  await app.call(sendPhoneChangeCode, { phone_number }, person)
  const otp_code = app.lastMessage(phone_number)?.code ?? '000000'
  const answer = await app.call(changePhone, { phone_number, otp_code }, person)
  if (answer.status === 200) person.phone = phone_number
  return answer
}

const ofAnyone: Record<string, UseCase> = {
  'changes her number': changeNumber,
  'changes her name': (person) => app.call(updateDetails, { fullName: newName() }, person),
  'ends her other sessions': (person) => app.call(endSessions, { scope: 'others' }, person),
  'renews her session': ({ refreshToken }) => app.call(refreshSession, { refreshToken }),
  'sets a new password by her phone': reset,
  'asks for her data': (person) => app.call(requestExport, {}, person),
  'closes her account': (person) => app.call(closeOwnAccount, { password, word: 'DELETE' }, person),
  'is suspended': ({ id, operator }) =>
    app.call(suspendUser, { id, reason: 'other', note: 'Checked.' }, operator),
  'is let in again': async ({ id, operator }) => {
    // What is asked beside it may be quicker than her suspension, and would leave nothing to lift.
    await app.connection.pool.query(
      'update users set suspended_at = coalesce(suspended_at, now()) where id = $1',
      [id],
    )
    return app.call(liftSuspension, { id }, operator)
  },
}
const ofHousehold: Record<string, UseCase> = {
  ...ofAnyone,
  'saves its profile': (person) =>
    app.call(saveHousehold, { name: newName(), occupation: newName() }, person),
  'lists a candidate': (person) =>
    app.call(changeStatus, { id: person.candidateId, status: 'shortlisted' }, person),
}
const ofWorker: Record<string, UseCase> = {
  ...ofAnyone,
  'saves her profile': (person) => app.call(saveCandidate, { full_name: newName() }, person),
  'unpublishes it by objecting': (person) => app.call(objectTo, { to: 'publication' }, person),
  'is hidden': ({ candidateId, operator }) =>
    app.call(hideCandidate, { id: candidateId, reason: 'Looked at again' }, operator),
  'is listed by a household': ({ candidateId, household }) =>
    app.call(changeStatus, { id: candidateId, status: 'shortlisted' }, household),
  'is asked to an interview': ({ candidateId, household }) =>
    app.call(
      scheduleInterview,
      { id: candidateId, date: '2026-03-20', time: '10:00', overrule: true },
      household,
    ),
  'is taken off a list': ({ candidateId, household }) =>
    app.call(removeFromPipeline, { id: candidateId }, household),
}

const ofSupplied: Record<string, UseCase> = {
  'changes her name': ofAnyone['changes her name'] as UseCase,
  'saves her profile': ofWorker['saves her profile'] as UseCase,
  'leaves her agency': (person) => app.call(leaveAgency, {}, person),
  'objects to another record': (person) =>
    app.call(objectToRecord, { id: supplied(person).otherId }, person),
  'changes a paper': (person) =>
    app.call(
      updateDocument,
      { id: supplied(person).papers[0], document_number: `P${++names}` },
      person,
    ),
  'deletes a paper': (person) =>
    app.call(deleteDocument, { id: supplied(person).papers[0] }, person),
  'has a paper refused': (person) =>
    app.call(
      rejectPaper,
      { id: supplied(person).papers[1], item: 'medical', reason: 'It cannot be read.' },
      person.operator,
    ),
  'has a check withdrawn': (person) =>
    app.call(
      withdrawCheck,
      { id: supplied(person).checkId, reason: 'It was a copy.' },
      person.operator,
    ),
  'has checks that run out': () => runJob(app, 'end-expired-checks').then(() => ({ status: 200 })),
  'is of an import that is undone': (person) =>
    app.call(undoImport, { id: supplied(person).importId }, supplied(person).owner),
  'is entered once more': (person) =>
    app.call(
      addManagedCandidate,
      { full_name: newName(), phone_number: person.phone },
      supplied(person).owner,
    ),
  'is taken off in part': (person) =>
    app.call(removeManagedCandidate, { id: supplied(person).otherId }, supplied(person).owner),
}

let operator: { id: number; token: string }
let household: { id: number; token: string }
beforeAll(async () => {
  operator = await makeUser(app, 'admin')
  household = await makeUser(app, 'employer')
})

async function newPerson(role: 'jobseeker' | 'employer'): Promise<Person> {
  const { user, phone, token, refreshToken } = await signUp(app, role)
  const { rows } = await app.connection.pool.query<{ id: number }>(
    'select id from candidates where user_id = $1',
    [user.id],
  )
  const person = {
    id: user.id,
    candidateId: rows[0]?.id ?? 0,
    phone,
    token,
    refreshToken,
    household,
    operator,
  }
  if (role === 'jobseeker') await ready(person)
  return person
}

/** Opens her account and puts her on the list, whatever was done to her. */
async function ready({ id }: Pick<Person, 'id'>): Promise<void> {
  const reopened =
    'suspended_at = null, suspension_reason = null, suspension_note = null, closed_at = null, closed_because = null, erase_at = null'
  // Not seen for long: a renewed session writes that down too.
  await app.connection.pool.query(
    `update users set ${reopened}, last_seen_at = '2026-01-01' where id = $1`,
    [id],
  )
  // A number that is new sets no password for a day.
  await app.connection.pool.query('delete from means_changes where user_id = $1', [id])
  await app.connection.pool.query('delete from data_exports')
  await app.connection.pool.query(
    `update candidates set is_published = true, wants_published = true, hidden_at = null, withdrawn_at = null, suspended_at = null, age = 31, nationality = 'Kenya',
     desired_position = 'Nanny' where user_id = $1`,
    [id],
  )
}

async function newSupplied({ token }: Person): Promise<Supplied> {
  const { id: agencyId, owner } = await makeAgency(app)
  const { rows } = await app.connection.pool.query<{ id: number }>(
    `insert into candidate_imports (agency_id, file_name, file_hash, status, rows_total, started_at, finished_at)
     values ($1, 'a.csv', 'a', 'done', 2, now(), now()) returning id`,
    [agencyId],
  )
  const upload = async (kind: string): Promise<number> => {
    const { payload, headers } = formOf(
      { document_type: kind },
      { document_file: { name: 'p.pdf', body: samplePdf() } },
    )
    const answer = await app.app.inject({
      method: 'POST',
      url: addDocument.path,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    return answer.json<{ data: { id: number } }>().data.id
  }
  return {
    agencyId,
    owner,
    importId: rows[0]?.id ?? 0,
    papers: [await upload('passport'), await upload('other')],
    checkId: 0,
    otherId: 0,
  }
}

/** She is the agency's again, her papers and checks are as they were. */
async function supply(person: Person): Promise<void> {
  const { candidateId, phone } = person
  const her = supplied(person)
  const run = (text: string, values: unknown[]) =>
    app.connection.pool.query<{ id: number }>(text, values)
  const { agencyId, importId, papers } = her
  await run(
    'update candidates set agency_id = $2, import_id = $3, claimed_at = now(), removed_at = null where id = $1',
    [candidateId, agencyId, importId],
  )
  await run(`update candidate_imports set status = 'done', undone_at = null where id = $1`, [
    importId,
  ])
  await run('delete from agency_objections where agency_id = $1', [agencyId])
  await run('delete from candidates where agency_id = $1 and user_id is null', [agencyId])
  await run('delete from verifications where candidate_id = $1', [candidateId])
  await run(
    `update candidate_documents set deleted_at = null, check_state = case when id = $2 then 'verified' else 'open' end where candidate_id = $1`,
    [candidateId, papers[0]],
  )
  const check = `insert into verifications (candidate_id, document_id, item, outcome, method, checked_at, valid_until)
    values ($1, $2, $3, 'verified', 'original_seen', now(), $4) returning id`
  her.checkId = Number(
    (await run(check, [candidateId, papers[0], 'identity', '2027-01-01'])).rows[0]?.id,
  )
  await run(check, [candidateId, papers[1], 'medical', '2026-03-01'])
  her.otherId = await makeCandidate(app, { agencyId, importId, userId: null, phoneNumber: phone })
}

const tries = 4
/** Some hundred pairs: on a busy machine they take their time, and a collision would still show. */
const patientMs = 400_000

test.each([
  ['a worker', 'jobseeker', ofWorker],
  ['a household', 'employer', ofHousehold],
  ['a worker whom an agency supplies', 'jobseeker', ofSupplied],
] as const)(
  `each two of the things that happen to %s, at once, ${tries} times: none waits for ever, none is a fault`,
  async (_, role, useCases) => {
    const person = await newPerson(role)
    if (role === 'employer') person.candidateId = (await newPerson('jobseeker')).candidateId
    if (useCases === ofSupplied) person.supplied = await newSupplied(person)
    const all: [string, UseCase][] = Object.entries(useCases)
    const faults: string[] = []
    const done = new Set<string>()
    for (const [index, [firstName, first]] of all.entries())
      for (const [secondName, second] of all.slice(index))
        for (let round = 0; round < tries; round += 1) {
          await ready(person)
          if (person.supplied) await supply(person)
          const ctx = jobContext(app)
          Object.assign(person, await startSession(ctx, await getUser(ctx, person.id)))
          const answers = await Promise.all([
            first(person),
            second(person),
            first(person),
            second(person),
          ])
          const statuses = answers.map(({ status }) => status)
          for (const [asked, status] of statuses.entries())
            if (status < 300) done.add(asked % 2 === 0 ? firstName : secondName)
          if (statuses.some((status) => status >= 500))
            faults.push(`${firstName} + ${secondName}: ${statuses.join(' ')}`)
        }
    expect(faults).toEqual([])
    expect(
      all.map(([name]) => name).filter((name) => !done.has(name)),
      'never succeeded',
    ).toEqual([])
  },
  patientMs,
)
