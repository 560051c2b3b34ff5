import {
  addManagedCandidate,
  addManagedDocument,
  deleteManagedDocument,
  removeManagedCandidate,
} from '../../src/features/agencies/candidates-contract.ts'
import { approveAgency } from '../../src/features/agencies/admin-contract.ts'
import { listImports } from '../../src/features/agencies/import-contract.ts'
import {
  applyAgency,
  inviteMember,
  listOwnInvitations,
  listPeople,
  submitLicence,
} from '../../src/features/agencies/office-contract.ts'
import { setService } from '../../src/features/agencies/services-contract.ts'
import type { CandidateDocument } from '../../src/features/records/contract.ts'
import { makeMember } from '../agencies.ts'
import { importSender } from '../imports.ts'
import { makeUser } from '../people.ts'
import { samplePdf } from '../samples.ts'
import { uploadFilm } from './world-film.ts'
import { ask, linkIn, type Making, type Person, sendForm, valueOf } from './world-parts.ts'

export type AgencySide = Awaited<ReturnType<typeof makeAgencySide>>

const profile = {
  nationality: 'Kenyan',
  desired_position: 'Nanny',
  age: 30,
  expected_salary: 2000,
}

/** An agency that may supply, its members, and whom it keeps. */
export async function makeAgencySide(making: Making) {
  const owner = await makeUser(making.app, 'agency', making.mark())
  const agency = await found(making, owner)
  await ask(making, setService, { country: 'PH', fee: 9000, days: 45 }, owner)
  const member = (role: 'editor' | 'viewer') => makeMember(making.app, agency, role)
  const [editor, viewer, other] = [
    await member('editor'),
    await member('viewer'),
    await member('viewer'),
  ]
  const invitations = await invite(making, owner)
  return {
    people: { owner, editor, viewer, ...invitations.people },
    records: {
      agency,
      member: other.id,
      licence: await valueOf<number>(
        making,
        'select id from agency_licences where agency_id = $1 order by id limit 1',
        [agency],
      ),
      ...invitations.records,
      ...(await keep(making, owner)),
      import: await importPeople(making, owner),
      agencyUpload: await uploadFilm(making, owner),
    },
  }
}

async function found(making: Making, owner: Person): Promise<number> {
  const paper = { licence_file: { name: `${making.mark()}.pdf`, body: samplePdf() } }
  // Its name and number stand beside its people, for everyone.
  const licence = { licence_number: `MOL ${owner.id}`, expires_on: '2028-01-01' }
  await ask(making, applyAgency, { agency_name: 'Falcon Staff', ...licence }, owner)
  await sendForm(making, submitLicence, owner, licence, paper)
  const id = await valueOf<number>(
    making,
    'select agency_id from agency_members where user_id = $1',
    [owner.id],
  )
  await ask(making, approveAgency, { id }, making.operators[0])
  // The next one waits to be looked at.
  await sendForm(making, submitLicence, owner, { ...licence, expires_on: '2029-01-01' }, paper)
  return id
}

/** Somebody who has the link, and somebody who has an account already. */
async function invite(making: Making, owner: Person) {
  const [phone, another] = [making.phone(), making.phone()]
  for (const phone_number of [phone, another])
    await ask(making, inviteMember, { phone_number, role: 'viewer' }, owner)
  const invited = await makeUser(making.app, 'agency', making.mark())
  const own = await valueOf<string>(making, 'select phone_number from users where id = $1', [
    invited.id,
  ])
  await ask(making, inviteMember, { phone_number: own, role: 'viewer' }, owner)
  const { invitations } = await ask(making, listPeople, {}, owner)
  const [ownInvitation] = await ask(making, listOwnInvitations, {}, invited)
  return {
    people: { invited },
    records: {
      joinToken: linkIn(making, phone, /\/agency\/join\/(\S+)/),
      invitation: invitations.find(({ phone_number }) => phone_number === another)?.id ?? 0,
      ownInvitation: ownInvitation?.id ?? 0,
    },
  }
}

/** Whom a household will invite, choose and hire, and who was removed. */
async function keep(making: Making, owner: Person) {
  const add = async (is_published = true) =>
    (
      await ask(
        making,
        addManagedCandidate,
        { ...profile, full_name: 'Amina Yusuf', phone_number: making.phone(), is_published },
        owner,
      )
    ).id
  const [kept, chosen, placed] = [await add(), await add(), await add()]
  const [removed, unlisted] = [await add(), await add(false)]
  const paper = () =>
    sendForm<CandidateDocument>(
      making,
      addManagedDocument,
      owner,
      { id: String(kept), document_type: 'passport', document_number: making.mark() },
      { document_file: { name: `${making.mark()}.pdf`, body: samplePdf() } },
    )
  const [document, deleted] = [await paper(), await paper()]
  await ask(making, deleteManagedDocument, { id: kept, document_id: deleted.id }, owner)
  await ask(making, removeManagedCandidate, { id: removed }, owner)
  return {
    kept,
    chosen,
    placed,
    removed,
    unlisted,
    unlistedToo: unlisted,
    managedDocument: document.id,
    deletedManagedDocument: deleted.id,
  }
}

async function importPeople(making: Making, owner: Person): Promise<number> {
  const file = `Name,Phone,Publish,Nationality,Position,Age\nFay,${making.phone()},no,Kenyan,Nanny,30\n`
  const { status } = await importSender(making.app)(owner.token, file)
  if (status >= 300) throw new Error('nobody was imported')
  const { results } = await ask(making, listImports, {}, owner)
  return results[0]?.id ?? 0
}
