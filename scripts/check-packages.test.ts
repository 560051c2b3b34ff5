import { expect, test } from 'vitest'
import { checkPackages, packageFaults } from './check-packages.ts'
import { unlicensed } from './licences.ts'

const kept = { integrity: 'sha512-a' }
const lock = { packages: { '': {}, 'node_modules/a': kept } }

test('the packages that are there keep to it', () => {
  expect(checkPackages()).toEqual([])
})

test.each(['^1.2.3', '~1.2.3', '1.2', '*', 'latest', 'github:a/a', '>=1.2.3'])(
  'a version that leaves open what comes is refused: %s',
  (version) => {
    expect(packageFaults({ dependencies: { a: '1.2.3', b: version } }, lock)).toEqual([
      `b: ${version} is no exact version`,
    ])
    expect(packageFaults({ devDependencies: { b: version } }, lock)).toHaveLength(1)
  },
)

test.each([
  [{}, 'has no hash'],
  [{ ...kept, resolved: 'https://registry.example/a.tgz' }, 'names a registry'],
  [{ ...kept, deprecated: 'no longer maintained' }, 'is given up by its makers'],
])('a package that is locked as %j is refused', (entry, fault) => {
  const packages = { ...lock.packages, 'node_modules/a/node_modules/b': entry }
  expect(packageFaults({}, { packages })).toEqual([expect.stringContaining(fault)])
})

test('a licence that nobody has accepted is refused, and so is none', () => {
  const of = (licence: string | undefined) => ({
    place: 'node_modules/a',
    version: '1.0.0',
    licence,
  })
  expect(unlicensed(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'].map(of))).toEqual([])
  expect(unlicensed(['AGPL-3.0', 'MIT AND GPL-3.0', undefined].map(of))).toEqual([
    'a: AGPL-3.0',
    'a: MIT AND GPL-3.0',
    'a: no licence',
  ])
})
