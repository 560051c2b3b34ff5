import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness.ts'
import { makeUser } from '../../../../test/people.ts'
import { changeSetting, getSetting } from '../../administration/settings-contract.ts'
import { noContact } from './content-settings.ts'

const app = useTestApp()

const read = async () => {
  const answer = await app.app.inject('/.well-known/security.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = answer.body.trimEnd().split('\n')
  return lines.map((line) => line.split(/: (.*)/s).slice(0, 2))
}

test('who finds a weakness reads whom to tell, in which languages and by which rules', async () => {
  const { origin } = app.config
  expect(await read()).toEqual([
    ['Contact', `${origin}/contact`],
    ['Expires', '2026-09-06T00:00:00.000Z'],
    ['Preferred-Languages', 'en, ar'],
    ['Canonical', `${origin}/.well-known/security.txt`],
    ['Policy', `${origin}/security`],
  ])
})

test('the operator’s address stands first, and the end moves on', async () => {
  const operator = await makeUser(app, 'admin')
  const { version } = (await app.call(getSetting, { key: 'contact' }, operator)).data
  const value = { ...noContact, email: 'safe@manzil.example' }
  const changed = await app.call(changeSetting, { key: 'contact', version, value }, operator)
  expect(changed.status).toBe(200)
  app.clock.now = new Date('2027-01-01T23:59:00Z')
  const lines = await read()
  expect(lines.slice(0, 3)).toEqual([
    ['Contact', 'mailto:safe@manzil.example'],
    ['Contact', `${app.config.origin}/contact`],
    ['Expires', '2027-06-30T00:00:00.000Z'],
  ])
})
