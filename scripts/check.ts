import { spawnSync } from 'node:child_process'
import { checkActs } from './check-acts.ts'
import { checkDocuments } from './check-documents.ts'
import { checkFigures } from './check-figures.ts'
import { checkMigrations } from './check-migrations.ts'
import { checkOwnership } from './check-ownership.ts'
import { checkPackages } from './check-packages.ts'
import { checkPolicies } from './check-policies.ts'
import { checkProductWords } from './check-product-words.ts'
import { checkRequirements } from './check-requirements.ts'
import { checkSettings } from './check-settings.ts'
import { checkSpecification } from './check-specification.ts'
import { checkStructure } from './check-structure.ts'
import { checkUses } from './check-uses.ts'
import { productionPackages, unlicensed } from './licences.ts'

// What the compiler and the linter can't see: arrows, dead code, names, documents, settings.

function run(command: string, args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? [] : [`${stdout}\n${stderr}`.trim()]
}

const figures = checkFigures()
const checks: [name: string, faults: () => string[]][] = [
  ['arrows between folders', () => run('depcruise', ['src', 'test', '--output-type', 'err'])],
  ['arrows nobody needs', checkUses],
  ['dead code', () => run('knip', ['--no-progress'])],
  ['names and directions', checkStructure],
  ['words of the product', checkProductWords],
  ['owners of tables', checkOwnership],
  ['migrations', checkMigrations],
  ['policies', checkPolicies],
  ['acts and forms', checkActs],
  ['documents', checkDocuments],
  ['specification', checkSpecification],
  ['security requirements', checkRequirements],
  ['settings', checkSettings],
  ['packages', checkPackages],
  ['licences', () => unlicensed(productionPackages())],
  ['figures', () => figures.faults],
]

let failed = false
for (const [name, find] of checks) {
  const faults = find()
  failed ||= faults.length > 0
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  for (const fault of faults) console.log(`     ${fault}`)
}
console.log(`\n${figures.lines.join('\n')}`)
process.exit(failed ? 1 : 0)
