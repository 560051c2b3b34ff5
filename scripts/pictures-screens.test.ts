import { expect, test } from 'vitest'
import { listScreens, wayTo } from './pictures-screens.ts'

const screens = listScreens()
const whoSees = (path: string) =>
  screens.filter((screen) => screen.path === path).map(({ who }) => who)

test('each page of the table of routes is a screen of whoever has it, and what a page begins with is none', () => {
  expect(screens.length).toBeGreaterThan(90)
  expect(whoSees('/')).toEqual(['guest'])
  expect(whoSees('/candidates')).toEqual(['guest'])
  expect(whoSees('/admin/login')).toEqual(['guest'])
  expect(whoSees('/admin/users/:id')).toEqual(['admin'])
  expect(whoSees('/agency/apply')).toEqual(['guest'])
  expect(whoSees('/agency')).toEqual(['agency'])
  expect(whoSees('/dashboard')).toEqual(['employer', 'jobseeker'])
  expect(whoSees('/dashboard/analytics')).toEqual(['employer'])
  expect(whoSees('/dashboard/my-profile')).toEqual(['jobseeker'])
  expect(whoSees('/account/closed')).toEqual(['guest'])
  expect(screens.map(({ name }) => name)).not.toContain('list-actions')
  const keys = screens.map(({ name, who }) => `${name} ${who}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a screen is found at its address, by an example, or by the number in a link to such a record', () => {
  expect(wayTo({ path: '/pricing' })).toEqual({ at: '/pricing' })
  expect(wayTo({ path: '/reset-password/:token' })).toEqual({ at: '/reset-password/unknown' })
  expect(wayTo({ path: '/candidates/:id' })).toEqual({ at: '/candidates/500' })
  const way = wayTo({ path: '/agency/candidates/:id/documents' })
  expect(way).toMatchObject({ on: '/agency/candidates' })
  if (!('number' in way)) return expect.unreachable()
  expect(way.number.exec('/agency/candidates/12')?.[1]).toBe('12')
  expect(way.number.exec('/agency/candidates/import')).toBeNull()
})
