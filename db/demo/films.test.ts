import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fileRules, judgeFile } from '../../src/gateways/files/rules.ts'
import { filmNumbers, filmOf, putFilms } from './films.ts'
import { createBlock } from './people.ts'
import { drawPortrait } from './portraits.ts'

/** Of the portraits that the films were drawn from: who changes how portraits are drawn, draws the films anew. */
const drawnFrom: Record<number, string> = {
  1061: '7c6d316b63d1',
  1073: '7c33cfcf7c9a',
  1082: 'f3f0f6ec0666',
  1083: '4a844c5f3dc4',
  1086: 'b1e349a4dbf9',
  1090: 'bd2dc85356d7',
}

test('a film shows whose profile it is on', () => {
  const people = createBlock(0, new Date())
  const portraits = filmNumbers.map((number) => {
    const person = people[number - 1]
    const svg = person ? drawPortrait(number, person) : ''
    return [number, crypto.hash('sha256', svg).slice(0, 12)]
  })
  expect(Object.fromEntries(portraits)).toEqual(drawnFrom)
})

test('each is a film that the product would take, small, with its picture beside it', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'films-'))
  const ctx = { actor: null, config: { production: false, rateLimits: false } }
  const kept = new Map<string, Buffer>()
  await putFilms(async (key, body) => void kept.set(key, body))
  expect([...kept.keys()]).toEqual(filmNumbers.flatMap((number) => Object.values(filmOf(number))))
  for (const [key, body] of kept) {
    const file = path.join(folder, path.basename(key))
    await fs.writeFile(file, body)
    const rule = key.startsWith('videos/') ? fileRules.video : fileRules.picture
    const { extension } = await judgeFile(file, rule, ctx)
    expect(key).toMatch(new RegExp(`^(?:videos|posters)/\\d+\\.${extension}$`))
    expect(body.length).toBeLessThan(100_000)
  }
  expect(filmOf(1)).toEqual({ profileVideoKey: null, videoPosterKey: null })
})
