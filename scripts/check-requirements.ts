import fs from 'node:fs'
import { allMarks } from './check-specification.ts'
import {
  type Chapter,
  renderRequirements,
  requirementFaults,
  requirementsDocument,
  requirementsFile,
} from './requirements.ts'

const readChapters = () => JSON.parse(fs.readFileSync(requirementsFile, 'utf8')) as Chapter[]

/** Writes the table of the security standard from its requirements and the marks on all tests. */
export function writeRequirements(): void {
  fs.writeFileSync(requirementsDocument, renderRequirements(readChapters(), allMarks('asvs').marks))
}

/** Each requirement says how it stands, and the table says what requirements and marks say. */
export function checkRequirements(): string[] {
  const { marks, faults } = allMarks('asvs')
  const document = fs.readFileSync(requirementsDocument, 'utf8')
  return [...faults, ...requirementFaults(readChapters(), marks, document)]
}
