import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { makePackage } from '../../scripts/package.ts'
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

test('a package starts as somebody else, with nothing around it and where it may write nothing but its data', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-package-'))
  const [product, data] = ['product', 'data'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ]
  try {
    await makePackage(product)
    fs.mkdirSync(data)
    if (stranger.uid !== undefined) fs.chownSync(data, stranger.uid, stranger.gid)
    fs.chmodSync(folder, 0o755)
    execFileSync('chmod', ['-R', 'a-w', product])
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
    expect(await stop(child)).toBe(0)

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
    execFileSync('chmod', ['-R', 'u+w', folder])
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
