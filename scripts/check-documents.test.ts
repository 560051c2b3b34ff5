import { expect, test } from 'vitest'
import { checkDocuments, documentFaults, type Project } from './check-documents.ts'

const readme = 'src/features/hiring/README.md'
const project: Project = {
  files: [
    readme,
    'src/features/hiring/server/move-candidate.ts',
    'src/features/hiring/server/meetings/links.ts',
    'src/features/hiring/messages.words.en.ts',
    'src/features/billing/quote.ts',
    'src/platform/shared/format.ts',
    'src/gateways/sms/send.ts',
    'src/gateways/post.ts',
  ],
  scripts: ['check'],
  names: new Set(['moveCandidate', 'ConsoleList', 'notify']),
  capabilities: [
    { name: 'hiring', uses: ['billing', 'profiles'] },
    { name: 'billing', uses: [] },
  ],
}
const uses = 'Uses `billing` (opens the order) and `profiles`.'
const faultsIn = (text: string) => documentFaults(readme, `${text}\n\n${uses}\n`, project)

test('the documents that are there tell the truth', () => {
  expect(checkDocuments()).toEqual([])
}, 30_000)

test.each([
  '`move-candidate.ts`, `server/move-candidate.ts`, `meetings/links.ts`, `server/meetings`, `meetings/`',
  '`messages.words.*`, `billing/quote.ts`, `platform/shared`, `platform/shared/format.ts`',
  '`<capability>/web/console`, `docs of no file`, `/api/live`, `no-store`',
])('a README names what is below its folder, the capabilities or src: %s', (text) => {
  expect(faultsIn(text)).toEqual([])
})

test.each(['format.ts', 'server/keepers.test.ts', 'server/agency', 'messages.letter.*'])(
  'a README may not name %s',
  (name) => {
    expect(faultsIn(`\`${name}\``)).toEqual([`${readme} names ${name}, which isn't there`])
  },
)

test('another document names a file by the end of its path; a decision tells of its day', () => {
  const found = (file: string) => documentFaults(file, '`format.ts`, `gone.ts`', project)
  expect(found('docs/performance.md')).toEqual([
    "docs/performance.md names gone.ts, which isn't there",
  ])
  expect(found('docs/decisions/0001-a.md')).toEqual([])
})

test('what looks like a function or a type is one', () => {
  expect(
    faultsIn('`moveCandidate`, `notify(ctx, {...})`, `ConsoleList`, `DATA_DIR`, `uuid`'),
  ).toEqual([])
  expect(faultsIn('`onHired`')).toEqual([`${readme} names onHired, which the code doesn't know`])
  expect(faultsIn('`tell(ctx)`')).toEqual([`${readme} names tell, which the code doesn't know`])
})

test.each([
  ['', [`${readme} has no line that begins with "Uses "`]],
  [
    'Uses `billing`; `profiles` answers.',
    [`${readme} leaves out profiles, which its capability.ts uses`],
  ],
  [
    'Uses `billing`, `profiles` and `search`.',
    [`${readme}: search is not in uses of its capability.ts`],
  ],
  ['Uses `billing` (its `search`) and `profiles`. It answers `search`.', []],
])('the line %j is held against the declaration', (line, faults) => {
  expect(documentFaults(readme, line, project)).toEqual(faults)
})

test('the architecture lists the capabilities and the gateways that there are', () => {
  const found = (capabilities: string, gateways: string) =>
    documentFaults(
      'ARCHITECTURE.md',
      `src/gateways/<service>/   other people's servers: ${gateways}\n\nThe capabilities: ${capabilities}.\n`,
      project,
    )
  expect(found('`hiring` the list; `billing` money', 'sms')).toEqual([])
  expect(found('`hiring` the list; `candidates` people', 'sms email')).toEqual([
    'ARCHITECTURE.md leaves out billing',
    'ARCHITECTURE.md: there is no candidates',
    'ARCHITECTURE.md: there is no email',
  ])
})
