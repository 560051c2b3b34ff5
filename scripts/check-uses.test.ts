import { expect, test } from 'vitest'
import { unneededUses } from './check-uses.ts'

const hiring = (file: string, text: string) =>
  unneededUses(
    [{ name: 'hiring', uses: ['billing'] }],
    [{ file: `src/features/hiring/${file}`, text }],
  )

test.each([
  ['on the server', 'server/hires.ts', "import { a } from '../../billing/server/index.ts'"],
  ['for a type', 'web/list.tsx', "import type { A } from '../../billing/contract.ts'"],
  ['when it is needed', 'web/a/b.ts', "await import('../../../billing/web/index.ts')"],
  ['to hand it on', 'server/index.ts', "export { a } from '../../billing/server/index.ts'"],
])('what a capability uses is imported: %s', (_, file, text) => {
  expect(hiring(file, text)).toEqual([])
})

test.each([
  ['nothing', 'server/hires.ts', "import { a } from '../choices.ts'"],
  [
    'only a declaration',
    'server/capability.ts',
    "import { a } from '../../billing/server/ports.ts'",
  ],
  ['the platform', 'server/hires.ts', "import { a } from '../../../platform/server/billing/a.ts'"],
])('an arrow that nobody needs is refused: %s imports it', (_, file, text) => {
  expect(hiring(file, text)).toEqual([
    'hiring says that it uses billing, of which it imports nothing',
  ])
})
