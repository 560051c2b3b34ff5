import { type Columns, skillBits } from './columns.ts'
import type { IndexedCandidate } from './search-index.ts'

export type Likeness = Pick<IndexedCandidate, 'id' | 'position' | 'skills' | 'workType' | 'salary'>

// A household that likes one cook looks for cooks first, then for what else she can do.
const weights = { position: 4, skills: 3, workType: 2, salary: 2 } as const

/** Who is most like a candidate by position, skills, work type and salary; those who share neither position nor skill are left out. */
export function closestTo(columns: Columns, to: Likeness, most: number): number[] {
  const position = codeOf(columns.words.position.words, to.position)
  const workType = codeOf(columns.words.work_type.words, to.workType)
  const skills = skillBits((skill) => to.skills.includes(skill))
  const best: { id: number; score: number }[] = []
  for (let row = 0; row < columns.length; row++) {
    const id = columns.id[row] ?? 0
    if (id === 0 || id === to.id) continue
    const shared = bitsIn((columns.skills[row] ?? 0) & skills)
    const samePosition = position > 0 && columns.position[row] === position
    if (!samePosition && shared === 0) continue
    const all = bitsIn((columns.skills[row] ?? 0) | skills)
    const score =
      (samePosition ? weights.position : 0) +
      (all === 0 ? 0 : (weights.skills * shared) / all) +
      (workType > 0 && columns.work_type[row] === workType ? weights.workType : 0) +
      weights.salary * nearness(to.salary, columns.salary[row] ?? -1)
    keep(best, { id, score }, most)
  }
  return best.map(({ id }) => id)
}

const codeOf = (words: readonly string[], word: string | null): number =>
  word === null ? 0 : Math.max(words.indexOf(word), 0)

/** 1 for the same salary, 0 from half as much again on, and where one of the two named none. */
function nearness(a: number | null, b: number): number {
  if (a === null || b < 0) return 0
  return Math.max(0, 1 - (2 * Math.abs(a - b)) / Math.max(a, b))
}

function bitsIn(number: number): number {
  let bits = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/** Puts one in among the best, in order; of equals the newest comes first. */
function keep(
  best: { id: number; score: number }[],
  one: { id: number; score: number },
  most: number,
): void {
  const before = (other: { id: number; score: number }) =>
    other.score > one.score || (other.score === one.score && other.id > one.id)
  const last = best.at(-1)
  if (best.length === most && last !== undefined && before(last)) return
  const place = best.findIndex((other) => !before(other))
  best.splice(place < 0 ? best.length : place, 0, one)
  if (best.length > most) best.pop()
}
