import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listPipeline } from '../../src/features/hiring/contract.ts'
import { listCandidates } from '../../src/features/search/contract.ts'
import { runScript } from './commands.ts'
import { apiOf, demoEmployerToken, startTimeout, useServers } from './processes.ts'

const servers = useServers()

test(
  'the commands of backup.md: a copy beside a server that runs, verified, and restored where nothing is, from which a server goes on',
  { timeout: 2 * startTimeout },
  async () => {
    const folder = servers.newFolder()
    const settings = {
      DATA_DIR: path.join(folder, 'data'),
      // Who signed in at the first is signed in at the second.
      ORIGIN: 'http://localhost:4955',
      BACKUP_PASSPHRASE: 'a passphrase for the tests',
    }
    const copies = path.join(folder, 'copies')
    const before = await servers.start('withoutPages', settings)
    const token = await demoEmployerToken(before)
    const seen = async (server: typeof before) => ({
      pipeline: await apiOf(server, token)(listPipeline, {}),
      candidates: await apiOf(server, token)(listCandidates, { page_size: 60 }),
    })
    const first = await seen(before)

    const taken = await runScript('backup.ts', [copies], settings)
    const [, address, rows, count] =
      /^(\S.*): (\d+) rows of \d+ tables, (\d+) files\n$/.exec(taken.output) ?? []
    expect([taken.code, path.dirname(address ?? '')]).toEqual([0, path.join(copies, 'copies')])
    expect(Number(rows)).toBeGreaterThan(1000)
    expect(await runScript('backup.ts', ['verify', copies], settings)).toEqual({
      code: 0,
      output: `${address}: comes back whole, with its ledger in order and all ${count} files\n`,
    })

    const filled = {
      code: 1,
      output: `${settings.DATA_DIR} holds a database already. Stop Manzil and move that folder away, or set DATA_DIR.\n`,
    }
    expect(await runScript('restore.ts', [copies], settings)).toEqual(filled)
    expect(await seen(before)).toEqual(first)
    before.kill('SIGTERM')
    expect(await before.ended).toBe(0)
    expect(await runScript('restore.ts', [copies], settings)).toEqual(filled)

    const elsewhere = { ...settings, DATA_DIR: path.join(folder, 'restored') }
    const restored = await runScript('restore.ts', [copies], elsewhere)
    expect([restored.code, restored.output]).toEqual([
      0,
      expect.stringContaining(`restored ${address}, made at `),
    ])
    const again = await servers.start('withoutPages', elsewhere)
    expect(await seen(again)).toEqual(first)
  },
)

test('a command without a place, and a verification of what is no copy, say so and end with 1', async () => {
  const settings = { DATA_DIR: path.join(servers.newFolder(), 'data') }
  const nothing = servers.newFolder()
  for (const [script, args, said] of [
    ['backup.ts', [], 'Say where: npm run backup -- TARGET'],
    ['backup.ts', ['verify', nothing], 'is neither a copy nor a place with a finished one.'],
    ['restore.ts', [nothing], 'is neither a copy nor a place with a finished one.'],
  ] as const) {
    const { code, output } = await runScript(script, [...args], settings)
    expect([code, output]).toEqual([1, expect.stringContaining(said)])
  }
  expect(fs.existsSync(path.join(settings.DATA_DIR, 'postgres'))).toBe(false)
})
