import {
  listSessions,
  forgotPassword,
  sendEmailLink,
} from '../../src/features/accounts/contract.ts'
import {
  changeSetting,
  getSetting,
  listSettingChanges,
} from '../../src/features/administration/settings-contract.ts'
import { addManagedCandidate } from '../../src/features/agencies/candidates-contract.ts'
import { listAlerts } from '../../src/features/billing/alert-contract.ts'
import { payOrder } from '../../src/features/billing/contract.ts'
import { listReviews, readPaper, recordCheck } from '../../src/features/reviews/contract.ts'
import {
  confirmSubscription,
  sendContact,
  subscribe,
} from '../../src/features/enquiries/contract.ts'
import { createNewsletter } from '../../src/features/enquiries/newsletter-contract.ts'
import { sendReport } from '../../src/features/enquiries/support-contract.ts'
import { listNotices } from '../../src/features/notifications/contract.ts'
import { listPasskeys } from '../../src/features/accounts/passkeys-contract.ts'
import { askOperator, openExport, requestExport } from '../../src/features/privacy/contract.ts'
import { addPasskeyTo } from '../authenticator.ts'
import { bookSilently, choose } from '../households.ts'
import { runJob, signIn } from '../people.ts'
import { freshAddress } from '../sign-up.ts'
import { words } from '../newsletters.ts'
import { password, passwordHash } from '../exports.ts'
import { reading } from '../paper-checks.ts'
import type { AgencySide } from './world-agency.ts'
import type { HouseholdSide } from './world-household.ts'
import { ask, linkIn, type Making, type Person, valueOf } from './world-parts.ts'
import type { WorkerSide } from './world-worker.ts'

const figures = 'claims'

interface Others {
  workers: WorkerSide
  household: HouseholdSide
  agency: AgencySide
}

/** What they have beside their dealings with each other, and what operators work on. */
export async function makeSiteSide(making: Making, { workers, household, agency }: Others) {
  const { household: person } = household.people
  return {
    claimable: await offerRecord(making, agency.people.owner, workers.people.newcomer),
    alert: await payWrongly(making, person, household.records.order),
    ...(await reviewPapers(making, workers)),
    ...(await writeIn(making, person, workers.records.hiredCandidate)),
    ...(await readNews(making)),
    ...(await ownAccount(making, person)),
    setting: figures,
    settingChange: await changeFigures(making),
    message: await loseMessage(making, person),
  }
}

/** A record that an agency keeps under the number of somebody with an account. */
async function offerRecord(making: Making, owner: Person, her: Person): Promise<number> {
  const phone_number = await phoneOf(making, her)
  const input = { full_name: 'Rosa Perez', phone_number, nationality: 'Filipino' }
  return (await ask(making, addManagedCandidate, input, owner)).id
}

/** The provider took another sum than was asked for. */
async function payWrongly(making: Making, household: Person, id: number): Promise<number> {
  making.app.expectError('money needs the look of an operator')
  const { payment_url, payment_id } = await ask(making, payOrder, { id }, household)
  await bookSilently(making.app, payment_url, { amountMinor: 100 })
  await choose(making.app, payment_url, 'paid')
  const { results } = await ask(making, listAlerts, { page_size: 60 }, making.operators[0])
  return results.find((alert) => alert.payment_id === payment_id)?.id ?? 0
}

async function reviewPapers(making: Making, { records }: WorkerSide) {
  const [operator] = making.operators
  await making.app.call(readPaper, { id: records.document }, operator)
  const check = await ask(
    making,
    recordCheck,
    {
      candidate_id: records.seekerCandidate,
      document_id: records.document,
      item: 'identity',
      method: 'copy_seen',
      valid_until: '2027-03-09',
      read: { ...reading, number: records.passportNumber },
    },
    operator,
  )
  const { results } = await ask(making, listReviews, { page_size: 60 }, operator)
  const review = results.find(({ candidate }) => candidate.id === records.seekerCandidate)
  return { check: check.id, review: review?.id ?? 0, reviewChangedAt: review?.changed_at ?? '' }
}

async function writeIn(making: Making, household: Person, candidateId: number) {
  const address = freshAddress()
  const contact = {
    firstName: making.mark(),
    email: making.email(),
    countryCode: '+974',
    phone: making.phone().slice(4),
    message: making.mark(),
    isWorker: false,
    isEmployer: true,
  }
  await ask(making, sendContact, contact, { address })
  await ask(
    making,
    sendReport,
    { met_in: 'profile', id: candidateId, reason: 'other', message: making.mark() },
    { ...household, address },
  )
  const newest = (table: string) => valueOf<number>(making, `select max(id) from ${table}`)
  return { enquiry: await newest('enquiries'), report: await newest('reports') }
}

async function readNews(making: Making) {
  const email = making.email()
  const link = () => linkIn(making, email, /\/newsletter\/(?:confirm|unsubscribe)\/([\w-]+)/)
  await ask(making, subscribe, { email }, { address: freshAddress() })
  const confirmToken = link()
  await ask(making, confirmSubscription, { token: confirmToken })
  const [operator] = making.operators
  return {
    confirmToken,
    leaveToken: link(),
    newsletter: (await ask(making, createNewsletter, words, operator)).id,
  }
}

/** Sessions, links, notices, a copy of all data and a wish. */
async function ownAccount(making: Making, household: Person) {
  const { app } = making
  await app.connection.pool.query('update users set password_hash = $2 where id = $1', [
    household.id,
    await passwordHash,
  ])
  const phone = await phoneOf(making, household)
  await ask(making, forgotPassword, { phoneNumber: phone }, { address: freshAddress() })
  const resetToken = linkIn(making, phone, /reset-password\/([\w-]+)/)
  const email = making.email()
  await ask(making, sendEmailLink, { email }, household)
  await ask(making, requestExport, {}, household)
  await runJob(app, 'build-export')
  const { url } = await ask(making, openExport, { password }, household)
  const wish = { kind: 'correction', about: making.mark(), text: making.mark() }
  await addPasskeyTo(app, household)
  const { passkeys } = await ask(making, listPasskeys, {}, household)
  await signIn(app, household.id)
  const { sessions } = await ask(making, listSessions, {}, household)
  const { results } = await ask(making, listNotices, {}, household)
  return {
    resetToken,
    householdPhone: phone,
    emailToken: linkIn(making, email, /verify-email\/([\w-]+)/),
    exportFile: /\/files\/([^/]+)/.exec(url)?.[1] ?? '',
    dataRequest: (await ask(making, askOperator, wish, household)).id,
    session: sessions.find(({ current }) => !current)?.id ?? '',
    passkey: passkeys[0]?.id ?? 0,
    notice: results[0]?.id ?? 0,
  }
}

async function changeFigures(making: Making): Promise<number> {
  const [operator] = making.operators
  const { version } = await ask(making, getSetting, { key: figures }, operator)
  const value = { shown: false, verified_workers: '', visas_issued: '', rating: '' }
  await ask(making, changeSetting, { key: figures, version, value }, operator)
  const { results } = await ask(making, listSettingChanges, { key: figures }, operator)
  return results[0]?.id ?? 0
}

/** A text message that never arrived. */
const loseMessage = (making: Making, { id }: Person): Promise<number> =>
  valueOf<number>(
    making,
    `insert into messages (channel, receiver, user_id, template, body, status, due_at, created_at)
     values ('sms', $1, $2, 'welcome', $3, 'dead', now(), now()) returning id`,
    [making.phone(), id, making.mark()],
  )

const phoneOf = (making: Making, { id }: Person): Promise<string> =>
  valueOf<string>(making, 'select phone_number from users where id = $1', [id])
