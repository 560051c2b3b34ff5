import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { makeArchive, makePackage } from '../../scripts/package.ts'
import { expect, plainTest as test } from './journey.ts'
import { packagePort } from './ports.ts'

/** Nobody in particular, where we may choose: a user who owns nothing of the package. */
const stranger = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const stop = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.kill('SIGTERM')
  })

/** What the container's health check says of a process on a port. */
function isHealthy(product: string, port: number): boolean {
  const steps = fs.readFileSync(path.join(product, 'deploy', 'Containerfile'), 'utf8')
  const [, check = ''] = /^HEALTHCHECK [^[]*(\[.+\])$/m.exec(steps) ?? []
  const [command = '', ...args] = JSON.parse(check) as string[]
  const { status } = spawnSync(command.replace('/opt/manzil', product), args, {
    cwd: '/',
    env: { PORT: String(port) },
    ...stranger,
  })
  return status === 0
}

/** Runs a command of the package as whoever started it. */
const callPackaged = (product: string, env: Record<string, string>, ...args: string[]) =>
  spawnSync(path.join(product, 'bin', 'manzil'), args, {
    cwd: '/',
    env: { ...env, DEMO: 'off' },
    encoding: 'utf8',
    ...stranger,
  })

/** The same, and gives what it said; it must end well, with nothing to complain of. */
function runPackaged(product: string, env: Record<string, string>, ...args: string[]): string {
  const { status, stdout, stderr } = callPackaged(product, env, ...args)
  expect([args, status, stderr]).toEqual([args, 0, ''])
  return stdout
}

/** What an operator of the machine does, beside the product that runs and where nothing is yet. */
function useCommands(product: string, data: string): void {
  const own = { DATA_DIR: data }
  const copies = path.join(data, 'copies')
  for (const command of ['admin', 'backup', 'restore', 'site-check']) {
    const { status, stderr } = callPackaged(product, own, command)
    expect([status, stderr]).toEqual([1, expect.stringContaining(`bin/manzil ${command} `)])
  }
  const number = '+97455123456'
  expect(runPackaged(product, own, 'admin', '--phone', number, '--name', 'Noor Ali')).toMatch(
    /^Made an operator: \+97455123456\n[^]+\/reset-password\/\S+\n/,
  )
  expect(runPackaged(product, own, 'backup', copies)).toMatch(
    /\d+ rows of \d+ tables, 0 files\nWithout the secrets/,
  )
  expect(runPackaged(product, own, 'backup', 'verify', copies)).toMatch(/comes back whole/)
  expect(runPackaged(product, own, 'secrets-rotate')).toMatch(/^A new secret signs and seals/)
  const second = { DATA_DIR: path.join(data, 'second') }
  expect(runPackaged(product, second, 'restore', copies)).toMatch(
    /^restored .+\nIt holds no secrets/m,
  )
  expect(runPackaged(product, second, 'admin', '--phone', number)).toMatch(
    /^An operator already: \+97455123456$/m,
  )
}

/** What the archive of a folder holds, each file with the same content and the same rights; tar says what differs. */
function expectSame(archive: string, product: string): void {
  const { dir, base } = path.parse(product)
  const args = [
    '--compare',
    '--verbose',
    '--quoting-style=literal',
    '--gzip',
    '--file',
    archive,
    '--directory',
    dir,
  ]
  const { status, stdout, stderr } = spawnSync('tar', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, LC_ALL: 'C' },
  })
  expect([status, stderr]).toEqual([0, ''])
  const packed = stdout.trim().split('\n')
  const there = fs.readdirSync(product, { recursive: true, encoding: 'utf8' })
  const paths = [base, ...there.map((file) => `${base}/${file}`)]
  expect(packed.map((file) => file.replace(/\/$/, '')).toSorted()).toEqual(paths.toSorted())
}

test('a package starts as somebody else, with nothing around it and where it may write nothing but its data; its commands do so, too, and its archive holds the same', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-package-'))
  const [product, data] = ['product', 'data'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  let archived: Promise<string> | undefined
  try {
    await makePackage(product)
    fs.mkdirSync(data)
    if (stranger.uid !== undefined) fs.chownSync(data, stranger.uid, stranger.gid)
    fs.chmodSync(folder, 0o755)
    execFileSync('chmod', ['-R', 'a-w', product])
    archived = makeArchive(product)
    expect(runPackaged(product, { DATA_DIR: data }, 'db-migrate')).toMatch(
      /^migrated: .+\nup to date/m,
    )
    const origin = `http://localhost:${packagePort}`
    let said = ''
    const child = spawn(path.join(product, 'bin', 'manzil'), [], {
      cwd: '/',
      env: { DATA_DIR: data, PORT: String(packagePort), DEMO: 'off', LOG_LEVEL: 'warn' },
      ...stranger,
    })
    for (const out of [child.stdout, child.stderr])
      out.on('data', (text: Buffer) => void (said += text.toString()))
    await expect
      .poll(() => said + (child.exitCode === null ? '' : `\nended: ${child.exitCode}`), {
        timeout: 120_000,
      })
      .toMatch(/^ready |ended/m)
    expect(said).not.toMatch(/Building|EACCES|EROFS/)
    expect((await request.get(`${origin}/readyz`)).status()).toBe(200)
    for (const [port, healthy] of [
      [packagePort, true],
      [packagePort + 1, false],
    ] as const)
      expect([port, isHealthy(product, port)]).toEqual([port, healthy])
    const home = await (await request.get(`${origin}/ar`)).text()
    expect(home).toContain('dir="rtl"')
    const script = /\/assets\/\w+\/[\w-]+\.js/.exec(home)?.[0] ?? ''
    expect((await request.get(origin + script)).status()).toBe(200)
    useCommands(product, data)
    expect(await stop(child)).toBe(0)
    expectSame(await archived, product)

    const files = fs.readdirSync(path.join(product, 'node_modules'))
    for (const tool of ['vite', 'typescript', '@playwright', 'vitest'])
      expect(files).not.toContain(tool)
    const inventory = JSON.parse(fs.readFileSync(path.join(product, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string }[]
    }
    const names = inventory.components.map(({ name }) => name)
    expect(names).toContain('fastify')
    expect(names).not.toContain('vite')
    expect(fs.readFileSync(path.join(product, 'LICENCES.txt'), 'utf8')).toMatch(/^fastify 5\./m)
  } finally {
    await archived?.catch(() => undefined)
    execFileSync('chmod', ['-R', 'u+w', folder])
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
