import { normalizeForSearch } from '../../../platform/shared/normalize-for-search.ts'
import { positions, skills as knownSkills, visaTypes, workTypes } from '../../profiles/choices.ts'
import { createDictionary, type Dictionary } from './dictionary.ts'
import type { IndexedCandidate } from './search-index.ts'

/** The index's table: one row a candidate, each column a typed array that is scanned from end to end. */
export interface Columns {
  /** Rows in use or used before. */
  length: number
  /** 0 where the row is free. */
  id: Float64Array
  /** Whole years; -1 when not known. */
  age: Int16Array
  /** Whole currency units; -1 when negotiable. */
  salary: Float64Array
  /** Codes of `words`. */
  nationality: Uint16Array
  position: Uint16Array
  work_type: Uint16Array
  visa_status: Uint16Array
  /** Written by people in three fields: there may be as many as candidates. */
  location: Uint32Array
  /** One bit for each skill that the filter offers. */
  skills: Uint8Array
  /** Skills that no filter offers, folded, for the few who have any. */
  otherSkills: Map<number, string[]>
  words: Record<CodedName, Dictionary>
}

const shortNames = ['nationality', 'position', 'work_type', 'visa_status'] as const
const codedNames = [...shortNames, 'location'] as const
type CodedName = (typeof codedNames)[number]

export function createColumns(capacity: number): Columns {
  return {
    length: 0,
    id: new Float64Array(capacity),
    age: new Int16Array(capacity),
    salary: new Float64Array(capacity),
    nationality: new Uint16Array(capacity),
    position: new Uint16Array(capacity),
    work_type: new Uint16Array(capacity),
    visa_status: new Uint16Array(capacity),
    location: new Uint32Array(capacity),
    skills: new Uint8Array(capacity),
    otherSkills: new Map(),
    words: {
      nationality: createDictionary(),
      position: createDictionary(positions),
      work_type: createDictionary(workTypes),
      visa_status: createDictionary(visaTypes),
      location: createDictionary([], 0xffff_ffff),
    },
  }
}

export function writeRow(columns: Columns, row: number, candidate: IndexedCandidate): void {
  if (row >= columns.id.length) grow(columns)
  columns.length = Math.max(columns.length, row + 1)
  columns.id[row] = candidate.id
  columns.age[row] = candidate.age ?? -1
  columns.salary[row] = candidate.salary ?? -1
  const values = {
    nationality: candidate.nationality,
    position: candidate.position,
    work_type: candidate.workType,
    visa_status: candidate.visaType,
    location: normalizeForSearch(candidate.location),
  }
  for (const name of codedNames) columns[name][row] = columns.words[name].codeOf(values[name])
  columns.skills[row] = skillBits((skill) => candidate.skills.includes(skill))
  const others = candidate.skills.filter(
    (skill) => !(knownSkills as readonly string[]).includes(skill),
  )
  if (others.length > 0) columns.otherSkills.set(row, others.map(normalizeForSearch))
}

export function clearRow(columns: Columns, row: number): void {
  columns.id[row] = 0
  columns.otherSkills.delete(row)
}

/** The bits of the offered skills that pass. */
export const skillBits = (passes: (skill: string) => boolean): number =>
  knownSkills.reduce((bits, skill, index) => (passes(skill) ? bits | (1 << index) : bits), 0)

function grow(columns: Columns): void {
  const capacity = Math.max(1024, columns.id.length * 2)
  const larger = <T extends { set(from: T): void }>(make: new (length: number) => T, old: T): T => {
    const array = new make(capacity)
    array.set(old)
    return array
  }
  columns.id = larger(Float64Array, columns.id)
  columns.age = larger(Int16Array, columns.age)
  columns.salary = larger(Float64Array, columns.salary)
  columns.skills = larger(Uint8Array, columns.skills)
  columns.location = larger(Uint32Array, columns.location)
  for (const name of shortNames) columns[name] = larger(Uint16Array, columns[name])
}
