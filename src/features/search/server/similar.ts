import { skills as knownSkills } from '../../profiles/choices.ts'
import type { BitmapIndex, Fill } from './bitmap/bitmap-index.ts'
import type { IndexedCandidate } from './index-fields.ts'

export type Likeness = Pick<IndexedCandidate, 'id' | 'position' | 'skills' | 'workType' | 'salary'>

// A household that likes one cook looks for cooks first, then for what else she can do.
const weights = { position: 4, skills: 3, workType: 2, salary: 2 } as const

type Index = BitmapIndex<IndexedCandidate>

interface Scored {
  id: number
  score: number
}

/** Those who are alike in all but the salary, and what that is worth. */
interface Alike {
  score: number
  fills: Fill[]
}

/** Who is most like a candidate by position, skills, work type and salary; those who share neither position nor skill are left out. */
export function closestTo(index: Index, to: Likeness, most: number): number[] {
  let best: Scored[] = []
  for (const { score, fills } of kindsOf(index, to)) {
    const last = best[most - 1]
    // Nobody further on can come before whom we have.
    if (last !== undefined && last.score > score + weights.salary) break
    const found = nearestBySalary(index, to, fills, most).map((id) => ({
      id,
      score: score + weights.salary * nearness(to.salary, index.numberOf('salary', id)),
    }))
    best = [...best, ...found].sort((a, b) => b.score - a.score || b.id - a.id).slice(0, most)
  }
  return best.map(({ id }) => id)
}

/** The kinds of people who share the position or a skill, the most alike first. */
function kindsOf(index: Index, { position, workType, skills }: Likeness): Alike[] {
  const own = knownSkills.filter((skill) => skills.includes(skill))
  const either = (field: string, value: string | null, weight: number): Alike[] => {
    const having = index.having(field, value === null ? [] : [value])
    const others = { score: 0, fills: [index.lacking(having)] }
    return value === null ? [others] : [{ score: weight, fills: [having] }, others]
  }
  const bySkills = sharesOf(index, own)
  return either('position', position, weights.position)
    .flatMap((place) =>
      either('work_type', workType, weights.workType).flatMap((work) =>
        bySkills
          .filter(({ shared }) => place.score > 0 || shared > 0)
          .map(({ score, fills }) => ({
            score: place.score + work.score + score,
            fills: [...place.fills, ...work.fills, ...fills],
          })),
      ),
    )
    .sort((a, b) => b.score - a.score)
}

/** Every choice of skills that somebody can have, and how alike that is to her own. */
function sharesOf(index: Index, own: readonly string[]): (Alike & { shared: number })[] {
  return Array.from({ length: 2 ** knownSkills.length }, (_, choice) => {
    const chosen = knownSkills.filter((_skill, place) => (choice & (1 << place)) !== 0)
    const shared = chosen.filter((skill) => own.includes(skill)).length
    const all = own.length + chosen.length - shared
    return {
      shared,
      score: all === 0 ? 0 : (weights.skills * shared) / all,
      fills: knownSkills.map((skill) => {
        const having = index.having('skills', [skill])
        return chosen.includes(skill) ? having : index.lacking(having)
      }),
    }
  })
}

/** Of these people so many whose salary is nearest: below it, above it, and those so far off that the newest count. */
function nearestBySalary(
  index: Index,
  { id: herself, salary }: Likeness,
  fills: readonly Fill[],
  most: number,
): number[] {
  const find = (more: readonly Fill[], down: boolean | null) =>
    index
      .search({
        conditions: [...fills, ...more].map((fill) => ({ facet: null, fill })),
        order: down === null ? null : { field: 'salary', down },
        offset: 0,
        most: most + 1,
        facets: [],
      })
      .ids.filter((id) => id !== herself)
  const newest = find([], null)
  if (salary === null || newest.length === 0) return newest
  const within = (min: number, max: number) =>
    index.within('salary', { min, max, unknownToo: false })
  const near = within(Math.floor(salary / 2) + 1, Math.ceil(salary * 2) - 1)
  return [
    ...find([near, within(0, salary)], true),
    ...find([near, within(salary + 1, Infinity)], false),
    ...find([index.lacking(near)], null),
  ]
}

/** 1 for the same salary, 0 from half as much again on, and where one of the two named none. */
function nearness(a: number | null, b: number | null): number {
  if (a === null || b === null) return 0
  return Math.max(0, 1 - (2 * Math.abs(a - b)) / Math.max(a, b))
}
