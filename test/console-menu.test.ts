import { expect, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { capabilities } from '../src/app/capabilities.ts'
import { sections } from '../src/features/administration/web/frame/sections.ts'
import { consoleQueues } from '../src/features/console/server/ports.ts'
import { partsOf } from '../src/platform/server/capability.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import routes from '../src/routes.ts'

const queues = partsOf({ registry: createRegistry(capabilities) }, consoleQueues).flat()
const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    // What an address may end with is not a part of it.
    `/${path?.replace(/\/:\w+\?$/, '') ?? ''}`,
    ...pathsOf(children),
  ])

test('each line of the console’s menu leads to a page', () => {
  expect(pathsOf(routes)).toEqual(expect.arrayContaining(sections.map(({ to }) => to)))
})

test('each queue is worked off on a page of the menu, and has a key and a place of its own', () => {
  expect(sections.map(({ to }) => to)).toEqual(
    expect.arrayContaining(queues.map(({ path }) => path)),
  )
  expect(new Set(queues.map(({ key }) => key)).size).toBe(queues.length)
  expect(new Set(queues.map(({ place }) => place)).size).toBe(queues.length)
})
