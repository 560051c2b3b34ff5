import { eq } from 'drizzle-orm'
import { proposeTerms } from '../../src/features/agreements/contract.ts'
import { saveSearch } from '../../src/features/alerts/contract.ts'
import { outgoing } from '../../src/features/alerts/server/stop-searches.ts'
import { savedSearches } from '../../src/features/alerts/server/tables.ts'
import { listMandates } from '../../src/features/agencies/services-contract.ts'
import { openClaim } from '../../src/features/billing/claim-contract.ts'
import {
  getOrder,
  listInvoices,
  listOrders,
  payOrder,
} from '../../src/features/billing/contract.ts'
import { chooseAgency } from '../../src/features/billing/mandate-contract.ts'
import {
  beginConversation,
  reportConversation,
  sendFile,
  sendMessage,
} from '../../src/features/conversations/contract.ts'
import { replaceProfile } from '../../src/features/employers/contract.ts'
import { changeStatus, saveNote, scheduleInterview } from '../../src/features/hiring/contract.ts'
import { saveScore } from '../../src/features/hiring/meeting-contract.ts'
import { saveNeeds } from '../../src/features/matching/contract.ts'
import {
  addCasePaper,
  getEmployerRecruitment,
  uploadOfferLetter,
} from '../../src/features/recruitment/contract.ts'
import {
  acceptOffer,
  makeOffer,
  sendOfferCode,
} from '../../src/features/recruitment/offer-contract.ts'
import crypto from 'node:crypto'
import { whole } from '../employer-profiles.ts'
import { choose } from '../households.ts'
import { jobContext, makeUser } from '../people.ts'
import { samplePdf, samplePicture } from '../samples.ts'
import { ask, linkIn, type Making, type Person, sendForm, valueOf } from './world-parts.ts'
import type { AgencySide } from './world-agency.ts'
import type { WorkerSide } from './world-worker.ts'

export type HouseholdSide = Awaited<ReturnType<typeof makeHouseholdSide>>

const points = { experience: 5, language: 4, manner: 3, trust: 4, terms: 5 }

const terms = {
  role: 'Nanny',
  wage: 1800,
  housing: 'provided',
  food: 'allowance',
  food_allowance: 300,
  hours_per_day: 10,
  rest_day: 'friday',
  leave_days: 21,
  start_on: '2026-04-10',
}

interface Others {
  workers: WorkerSide
  agency: AgencySide
}

/** A household that has invited two, chosen one and hired one. */
export async function makeHouseholdSide(making: Making, { workers, agency }: Others) {
  const household = await makeUser(making.app, 'employer')
  await describeItself(making, household)
  const { seekerCandidate, hiredCandidate } = workers.records
  const interview = await inviteTo(making, household, seekerCandidate, '10:30')
  const seekersPhone = await valueOf<string>(
    making,
    'select phone_number from users where id = $1',
    [workers.people.seeker.id],
  )
  const meetToken = linkIn(making, seekersPhone, /\/meet\/(\S+)/)
  const agencyInterview = await inviteTo(making, household, agency.records.kept, '16:30')
  const order = await select(making, household, agency.records.chosen)
  const asked = await askWithTerms(making, household, agency)
  const hiring = await select(making, household, hiredCandidate)
  await ask(
    making,
    chooseAgency,
    { id: hiredCandidate, agency_id: agency.records.agency },
    household,
  )
  const [mandate] = await ask(making, listMandates, {}, agency.people.owner)
  const paid = await payFor(making, household, hiring)
  await payFor(making, household, await select(making, household, agency.records.placed))
  const recruitment = await recruit(making, household, workers.people.hired, hiredCandidate)
  const claim = await ask(
    making,
    openClaim,
    { id: paid.paidOrder, cause: 'left', ended_on: '2026-03-10', reason: making.mark() },
    household,
  )
  const talked = await talk(making, household, workers.people.seeker, seekerCandidate)
  const savedSearch = await ask(
    making,
    saveSearch,
    { name: making.mark(), query: 'position=Nanny', when: 'daily', sms: false, email: false },
    household,
  )
  return {
    people: { household },
    records: {
      householdId: household.id,
      interview,
      agencyInterview,
      meetToken,
      order,
      ...asked,
      ...paid,
      ...recruitment,
      ...(await placeBy(making, household, agency)),
      claim: claim.id,
      mandate: mandate?.id ?? 0,
      savedSearch: savedSearch.id,
      ...talked,
      stopToken: await stopTokenOf(making, savedSearch.id),
    },
  }
}

/** The secret of a link that stops the messages of a saved search. */
async function stopTokenOf({ app }: Making, id: number): Promise<string> {
  const [row] = await app.connection.db.select().from(savedSearches).where(eq(savedSearches.id, id))
  const { stop } = await outgoing(jobContext(app), [{ ...row!, sms: true }])
  return stop!.path.slice(stop!.path.lastIndexOf('/') + 1)
}

async function describeItself(making: Making, household: Person): Promise<void> {
  await ask(
    making,
    replaceProfile,
    {
      ...whole,
      name: making.mark(),
      email: making.email(),
      full_address: making.mark(),
      occupation: making.mark(),
    },
    household,
  )
  await ask(making, saveNeeds, { position: 'Nanny', budget: 2500 }, household)
}

async function inviteTo(
  making: Making,
  household: Person,
  id: number,
  time: string,
): Promise<number> {
  await ask(making, changeStatus, { id, status: 'shortlisted' }, household)
  await ask(making, saveNote, { id, note: making.mark(), tags: [] }, household)
  const meeting = { way: 'home' as const, place: making.mark(), note: making.mark() }
  const entry = await ask(
    making,
    scheduleInterview,
    { id, date: '2026-03-12', time, ...meeting },
    household,
  )
  await ask(making, saveScore, { id, ...points, sentence: making.mark() }, household)
  return entry.interview_id ?? 0
}

/** A household's question to someone for whom an agency speaks. */
async function askWithTerms(making: Making, household: Person, { people, records }: AgencySide) {
  const asked = { ...terms, tasks: ['childcare' as const], other_tasks: making.mark() }
  const { id } = await ask(making, proposeTerms, { ...asked, id: records.chosen }, household)
  const phone = await valueOf<string>(making, 'select phone_number from users where id = $1', [
    people.editor.id,
  ])
  return { agreement: id, dealToken: linkIn(making, phone, /\/deal\/(\S+)/) }
}

async function select(making: Making, household: Person, id: number): Promise<number> {
  await ask(making, changeStatus, { id, status: 'shortlisted' }, household)
  await ask(making, changeStatus, { id, status: 'selected' }, household)
  const orders = await ask(making, listOrders, {}, household)
  return Math.max(...orders.map((order) => order.id))
}

async function payFor(making: Making, household: Person, paidOrder: number) {
  const { payment_id, payment_url } = await ask(making, payOrder, { id: paidOrder }, household)
  await choose(making.app, payment_url, 'paid')
  const { status } = await ask(making, getOrder, { id: paidOrder }, household)
  if (status !== 'paid') throw new Error(`the order is ${status}`)
  const [invoice] = await ask(making, listInvoices, {}, household)
  return {
    paidOrder,
    payment: payment_id,
    invoice: invoice?.invoice_no ?? '',
    invoiceCode: await valueOf<string>(
      making,
      'select verification_code from orders where id = $1',
      [paidOrder],
    ),
  }
}

/** What a household and a worker say to one another, and that it reported it. */
async function talk(making: Making, household: Person, worker: Person, candidate_id: number) {
  const { id } = await ask(making, beginConversation, { candidate_id }, household)
  for (const by of [household, worker])
    await ask(making, sendMessage, { id, client_id: crypto.randomUUID(), text: making.mark() }, by)
  await sendForm(
    making,
    sendFile,
    household,
    { id: String(id), client_id: crypto.randomUUID() },
    { picture: { name: `${making.mark()}.jpg`, body: await samplePicture() } },
  )
  await ask(making, reportConversation, { id, reason: 'other', message: making.mark() }, household)
  const conversationReport = await valueOf<number>(
    making,
    'select id from conversation_reports where conversation_id = $1',
    [id],
  )
  return { conversation: id, conversationReport }
}

/** The way of someone who was hired: papers, a letter, and an offer that she has accepted. */
async function recruit(making: Making, household: Person, worker: Person, id: number) {
  const { id: caseId } = await ask(making, getEmployerRecruitment, { candidate_id: id }, household)
  const file = () => ({ name: `${making.mark()}.pdf`, body: samplePdf() })
  const letter = await sendForm<{ id: number }>(
    making,
    uploadOfferLetter,
    household,
    { id: String(id), is_signed: 'false' },
    { file: file() },
  )
  const upload = (by: Person, issuer: string) =>
    sendForm<{ id: number }>(
      making,
      addCasePaper,
      by,
      { id: String(caseId), kind: 'other', issuer },
      { file: file() },
    )
  const [casePaper, workersPaper] = [
    await upload(household, making.mark()),
    await upload(worker, making.mark()),
  ]
  const offer = await ask(making, makeOffer, { id, ...terms, role: making.mark() }, household)
  await ask(making, sendOfferCode, { id: offer.id }, worker)
  const phone = await valueOf<string>(making, 'select phone_number from users where id = $1', [
    worker.id,
  ])
  await ask(
    making,
    acceptOffer,
    {
      id: offer.id,
      file_hash: offer.file_hash,
      otp_code: making.app.lastMessage(phone)?.code ?? '',
    },
    worker,
  )
  return {
    case: caseId,
    letter: letter.id,
    casePaper: casePaper.id,
    workersPaper: workersPaper.id,
    offer: offer.id,
    offerHash: offer.file_hash,
  }
}

/** The way of someone whom an agency supplies. */
async function placeBy(making: Making, household: Person, { people, records }: AgencySide) {
  const candidate_id = records.placed
  const { id } = await ask(making, getEmployerRecruitment, { candidate_id }, household)
  const paper = await sendForm<{ id: number }>(
    making,
    addCasePaper,
    people.editor,
    { id: String(id), kind: 'other', issuer: making.mark() },
    { file: { name: `${making.mark()}.pdf`, body: samplePdf() } },
  )
  return { agencyCase: id, agencyPaper: paper.id }
}
