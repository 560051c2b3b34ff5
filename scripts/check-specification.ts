import fs from 'node:fs'
import {
  documentFile,
  type Mark,
  type Part,
  pointsFile,
  readMarks,
  renderSpecification,
  specificationFaults,
} from './specification.ts'
import { trackedFiles } from './tracked-files.ts'

/** The marks with a word on all tests. */
export function allMarks(word: 'spec' | 'asvs'): { marks: Mark[]; faults: string[] } {
  const read = trackedFiles()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .map((file) => readMarks(file, fs.readFileSync(file, 'utf8'), word))
  return {
    marks: read.flatMap(({ marks }) => marks),
    faults: read.flatMap(({ faults }) => faults),
  }
}

function readSources() {
  return {
    parts: JSON.parse(fs.readFileSync(pointsFile, 'utf8')) as Part[],
    ...allMarks('spec'),
  }
}

/** Writes the document from its points and the marks on all tests. */
export function writeSpecification(): void {
  const { parts, marks } = readSources()
  fs.writeFileSync(documentFile, renderSpecification(parts, marks))
}

/** The document says what its points and marks say, each mark has a point and each point a mark. */
export function checkSpecification(): string[] {
  const { parts, marks, faults } = readSources()
  return [...faults, ...specificationFaults(parts, marks, fs.readFileSync(documentFile, 'utf8'))]
}
