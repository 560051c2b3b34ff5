import { addDocument, deleteDocument, updateProfile } from '../../src/features/records/contract.ts'
import type { CandidateDocument } from '../../src/features/records/contract.ts'
import { makeUser } from '../people.ts'
import { samplePdf } from '../samples.ts'
import { uploadFilm } from './world-film.ts'
import { ask, type Making, type Person, sendForm, valueOf } from './world-parts.ts'

export type WorkerSide = Awaited<ReturnType<typeof makeWorkerSide>>

/** Two who look for work: one whom the household hires, and one whom it invites. */
export async function makeWorkerSide(making: Making) {
  const [hired, seeker] = [await makeWorker(making), await makeWorker(making)]
  const newcomer = await makeUser(making.app, 'jobseeker', 'Rosa Perez')
  const papers = await makePapers(making, seeker)
  return {
    people: { hired, seeker, newcomer },
    records: {
      hiredCandidate: hired.candidateId,
      seekerCandidate: seeker.candidateId,
      ...papers,
      upload: await uploadFilm(making, seeker),
    },
  }
}

async function makeWorker(making: Making): Promise<Person & { candidateId: number }> {
  const person = await makeUser(making.app, 'jobseeker', 'Grace Santos')
  await making.app.connection.pool.query('update users set phone_number = $2 where id = $1', [
    person.id,
    making.phone(),
  ])
  const { id } = await ask(
    making,
    updateProfile,
    {
      nationality: 'Filipino',
      desired_position: 'Nanny',
      date_of_birth: '1995-05-05',
      current_country: 'Philippines',
      expected_salary: 1800,
      email: making.email(),
      whatsapp: making.phone(),
      is_published: true,
    },
    person,
  )
  return { ...person, candidateId: id }
}

/** Her passport, and one that she has thrown away. */
async function makePapers(making: Making, seeker: Person) {
  const number = making.mark()
  const add = () =>
    sendForm<CandidateDocument>(
      making,
      addDocument,
      seeker,
      {
        document_type: 'passport',
        document_number: number,
        name_on_passport: 'GRACE SANTOS',
        expiry_date: '2028-06-30',
      },
      { document_file: { name: `${making.mark()}.pdf`, body: samplePdf() } },
    )
  const [document, deleted] = [await add(), await add()]
  await ask(making, deleteDocument, { id: deleted.id }, seeker)
  return {
    document: document.id,
    passportNumber: number,
    deletedDocument: deleted.id,
    documentFile: await valueOf<string>(
      making,
      'select file_id::text from candidate_documents where id = $1',
      [document.id],
    ),
  }
}
