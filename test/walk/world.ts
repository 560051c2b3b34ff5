import { makeAgencySide } from './world-agency.ts'
import { makeHouseholdSide } from './world-household.ts'
import { makeSiteSide } from './world-site.ts'
import { makeWorkerSide } from './world-worker.ts'
import { openMarks, type World, type WorldParts } from './world-parts.ts'

/**
 * A household, its workers and an agency with everything that people and operators have of them: each record made by the call that
 * makes it in the product. What is said in private carries words of its own, `marks`.
 */
export async function makeWorld(parts: WorldParts): Promise<World> {
  const marks = openMarks()
  const making = { ...parts, mark: marks.mark, phone: marks.phone, email: marks.email }
  const workers = await makeWorkerSide(making)
  const agency = await makeAgencySide(making)
  const household = await makeHouseholdSide(making, { workers, agency })
  const site = await makeSiteSide(making, { workers, household, agency })
  return {
    people: { ...workers.people, ...agency.people, ...household.people },
    records: { ...workers.records, ...agency.records, ...household.records, ...site },
    marks: marks.all,
  }
}
