import type pg from 'pg'
import { stepsOf } from '../../src/features/recruitment/server/open-case.ts'
import { daysLater, settleSteps } from '../../src/features/recruitment/server/settle-steps.ts'
import {
  recruitmentCases,
  recruitmentPapers,
  recruitmentSteps,
  type StepRow,
} from '../../src/features/recruitment/server/tables.ts'
import type { PaperKind, StepKey, Way } from '../../src/features/recruitment/choices.ts'
import { storedFiles } from '../../src/gateways/files/tables.ts'
import { nationalityByName } from '../../src/platform/shared/nationalities.ts'
import { daysFrom } from './days.ts'
import { insertRows, reserveIds } from './insert.ts'
import { dice } from './random.ts'
import { keptFile } from './kept-file.ts'

export interface DemoHire {
  employerId: number
  candidateId: number
  hiredAt: Date
  /** When it was undone; its case was closed with that. */
  endedAt: Date | null
  /** The last step that is done. */
  reached?: StepKey | undefined
  /** Where it isn't by her nationality. */
  way?: Way | undefined
}

const visaCentres = ['BD', 'IN', 'LK', 'NP', 'PH', 'PK']

interface Candidate {
  id: number
  user_id: number | null
  agency_id: number | null
  nationality: string | null
  gender: 'male' | 'female' | 'other' | null
  /** The owner of the agency that supplied her. */
  agent_id: number | null
}

/** Gives the demo's hires their cases, each at another point, with the papers that its steps needed. */
export async function storeRecruitments(
  client: pg.ClientBase,
  hires: readonly DemoHire[],
  putFile: (key: string, body: string) => Promise<void>,
): Promise<void> {
  const candidates = await readCandidates(client, hires)
  const { rows: templates } = await client.query<{ id: number; way: Way; steps: unknown }>(
    `select id, way, steps from recruitment_templates`,
  )
  const caseIds = await reserveIds(client, recruitmentCases, hires.length)
  const die = dice('recruitments')
  const steps: StepRow[] = []
  const papers: Omit<typeof recruitmentPapers.$inferInsert, 'id'>[] = []
  const files: (typeof storedFiles.$inferInsert)[] = []
  const cases = hires.map((hire, index) => {
    const candidate = candidates.find(({ id }) => Number(id) === hire.candidateId)
    const country = nationalityByName(candidate?.nationality ?? '')?.country ?? ''
    const ofHers = hire.way ?? (visaCentres.includes(country) ? 'visa_centre' : 'home_country')
    const template = templates.find(({ way }) => way === ofHers)
    if (!candidate || !template)
      throw new Error('the demo has a hire without a candidate or a template')
    const caseId = caseIds[index] ?? 0
    const own = stepsUntil(caseId, template.steps, candidate, hire.hiredAt, hire.reached)
    steps.push(...own)
    const kept = papersOf(own, candidate, hire, () => uuid(die.next))
    files.push(...kept.map(({ file }) => file))
    papers.push(...kept.map(({ paper }) => paper))
    const arrivedAt = own.find(({ key }) => key === 'arrival')?.doneAt ?? null
    const running = own.every(({ state }) => state === 'done')
      ? ('completed' as const)
      : ('open' as const)
    const { employerId, candidateId, hiredAt, endedAt } = hire
    const status = endedAt === null ? running : ('closed' as const)
    const [workerId, agencyId, templateId] = [candidate.user_id, candidate.agency_id, template.id]
    return {
      id: caseId,
      employerId,
      candidateId,
      workerId,
      agencyId,
      templateId,
      status,
      openedAt: hiredAt,
      arrivedAt,
      closedAt: endedAt,
    }
  })
  for (const { keys, name } of files) await putFile(keys[0] ?? '', sheet(name))
  const paperIds = await reserveIds(client, recruitmentPapers, papers.length)
  await insertRows(client, recruitmentCases, cases)
  await insertRows(client, recruitmentSteps, steps)
  await insertRows(client, storedFiles, files)
  await insertRows(
    client,
    recruitmentPapers,
    papers.map((paper, index) => ({ ...paper, id: paperIds[index] })),
  )
}

async function readCandidates(
  client: pg.ClientBase,
  hires: readonly DemoHire[],
): Promise<Candidate[]> {
  const ids = hires.map(({ candidateId }) => candidateId)
  const { rows } = await client.query<Candidate>(
    `select c.id, c.user_id, c.agency_id, c.nationality, c.gender, m.user_id as agent_id
     from candidates c left join agency_members m on m.agency_id = c.agency_id and m.role = 'owner' where c.id = any($1)`,
    [ids],
  )
  return rows
}

/** What the steps that are done needed, each from who did the step. */
const papersOf = (
  steps: readonly StepRow[],
  candidate: Candidate,
  { employerId, hiredAt }: DemoHire,
  newId: () => string,
) =>
  steps
    .filter(({ state }) => state === 'done')
    .flatMap((step) =>
      step.needs.map((kind) => {
        const id = newId()
        const sides = {
          worker: candidate.user_id,
          agency: candidate.agent_id,
          household: null,
          operator: null,
        }
        const by = sides[step.actor] ?? employerId
        const at = step.doneAt ?? hiredAt
        return {
          file: fileOf(id, kind, by, at),
          paper: paperOf(step.caseId, kind, id, by, step, at),
        }
      }),
    )

/** The steps of a case in which everything up to one of them is done, a few days each. */
function stepsUntil(
  caseId: number,
  template: unknown,
  { gender, user_id: userId }: Candidate,
  hiredAt: Date,
  last: StepKey | undefined,
): StepRow[] {
  const all = stepsOf(template, { gender, userId }).map((step) => ({ ...step, caseId }))
  const end = all.findIndex(({ key }) => key === last)
  const done = all.map((step, index): StepRow => {
    const at = daysFrom(hiredAt, index * 5 + 2)
    return index > end ? step : { ...step, state: 'done', doneAt: at, dueOn: daysLater(at, 2) }
  })
  const papers = done
    .filter(({ state }) => state === 'done')
    .flatMap(({ needs }) =>
      needs.map((kind) => ({ kind, outcome: kind === 'medical' ? ('fit' as const) : null })),
    )
  return settleSteps(
    done,
    { papers, isOfferAccepted: false, isAgreed: false },
    daysFrom(hiredAt, (end + 1) * 5),
    null,
  )
}

const paperOf = (
  caseId: number,
  kind: PaperKind,
  fileId: string,
  by: number,
  { actor, doneAt }: StepRow,
  at: Date,
) => ({
  caseId,
  kind,
  fileId,
  outcome: kind === 'medical' ? ('fit' as const) : null,
  issuer: kind === 'medical' || kind === 'qvc' ? 'Qatar Visa Center' : null,
  issuedOn: doneAt === null ? null : daysLater(doneAt, -1),
  expiresOn: kind === 'pcc' || kind === 'visa' ? daysLater(at, 180) : null,
  uploadedAt: at,
  uploadedBy: by,
  uploadedAs: actor,
  removedAt: null,
})

const fileOf = (id: string, kind: PaperKind, ownerId: number, at: Date) => {
  const name = `${kind.replaceAll('_', '-')}.pdf`
  return keptFile({ id, ownerId, purpose: 'recruitment', name, body: sheet(name), at })
}

/** A page that says what it stands for, as plain as a PDF can be. */
function sheet(name: string): string {
  const text = `BT /F1 24 Tf 60 760 Td (Manzil demo: ${name}) Tj ET`
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n')
}

function uuid(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
