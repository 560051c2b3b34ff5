import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/command.ts'
import { fileRules } from '../src/gateways/files/index.ts'
import { readConfig } from '../src/platform/server/config/config.ts'

const deployed = (file: string): string => fs.readFileSync(path.join(root, 'deploy', file), 'utf8')

test('both proxies let the largest upload through with its form, and little more', () => {
  const largest = Math.max(...Object.values(fileRules).map(({ maxBytes }) => maxBytes)) / 1_048_576
  const [, nginx] = /client_max_body_size (\d+)m;/.exec(deployed('nginx.conf')) ?? []
  const [, caddy] = /max_size (\d+)MiB/.exec(deployed('Caddyfile')) ?? []
  expect([Number(nginx), Number(caddy)]).toEqual([largest + 1, largest + 1])
})

/** A whole version (PostgreSQL's has two numbers), a release of a time, Debian as it was on a day: nothing that is another image tomorrow. */
const isExact = (image: string) =>
  /(\/postgres:\d+\.\d+|:v?\d+\.\d+\.\d+|:RELEASE\.[\dTZ-]+|:\w+-\d{8}-slim)$/.test(image)

test('every image that a machine fetches is named by its exact release', () => {
  const images = ['compose.yaml', 'Containerfile'].flatMap((file) =>
    [...deployed(file).matchAll(/^(?: +image:|FROM) (\S+)/gm)].map(([, image = '']) => image),
  )
  expect(images.length).toBeGreaterThan(5)
  expect(images.filter((image) => !isExact(image))).toEqual([])
  const vague = [
    'a/minio',
    'a/minio:latest',
    'a/postgres:18',
    'a/coturn:4.6',
    'a/debian:bookworm-slim',
  ]
  expect(vague.filter(isExact)).toEqual([])
})

test('what the compose file sets is what the product takes, and its relay has the same secret', () => {
  const compose = deployed('compose.yaml')
  const [, manzil = ''] = /^ {4}environment:\n((?: {6}.+\n)+)/m.exec(compose) ?? []
  const given = Object.fromEntries(
    [...manzil.matchAll(/^ {6}(\w+): '?([^'\n]+)/gm)].map(([, name, value]) => [name, value]),
  )
  const settings = fs.readFileSync(path.join(root, '.env.example'), 'utf8')
  const isSetting = (name: string) => new RegExp(`^#? ?${name}=`, 'm').test(settings)
  expect(Object.keys(given).filter((name) => !isSetting(name))).toEqual([])
  const config = readConfig({ ...given, SESSION_SECRET: 's'.repeat(32), NODE_ENV: 'production' })
  expect(config).toMatchObject({
    demo: true,
    files: { driver: 's3', bucket: 'manzil' },
    email: { provider: 'smtp' },
    webRtc: { turn: { secret: /--static-auth-secret=(\S+)/.exec(compose)![1] } },
  })
})
