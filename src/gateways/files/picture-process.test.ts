import { once } from 'node:events'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inPictureProcess, pictureProcess } from './picture-process.ts'

const production = { production: true, rateLimits: true }

async function onDisk(width: number): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'picture-'))
  const file = path.join(folder, 'a.png')
  await sharp({ create: { width, height: width, channels: 3, background: '#357' } }).toFile(file)
  return file
}

describe('a picture', () => {
  test('is opened by a process of its own, which gives way to who answers and is there for the next', async () => {
    const file = await onDisk(200)
    const [cut] = await inPictureProcess(production, { what: 'draw', path: file, cuts: [{}] })
    expect(cut?.map(({ width }) => width).toSorted((a, b) => a - b)).toEqual([160, 320, 640, 1280])
    expect((await sharp(cut?.at(-1)?.webp).metadata()).width).toBe(160)
    const { pid = 0 } = pictureProcess(production) ?? {}
    expect(pid).not.toBe(process.pid)
    expect(os.getPriority(pid)).toBe(os.constants.priority.PRIORITY_LOW)
    // Linux alone knows groups of sessions, and not everywhere.
    const [group, own] = await Promise.all(
      [pid, process.pid].map((id) =>
        fs.readFile(`/proc/${id}/autogroup`, 'utf8').catch(() => undefined),
      ),
    )
    if (group !== undefined) expect(group).toMatch(/nice 19$/m)
    expect(own).not.toBe(group ?? null)
    expect(os.getPriority()).toBe(os.constants.priority.PRIORITY_NORMAL)
    await inPictureProcess(production, { what: 'judge', path: file })
    expect(pictureProcess(production)?.pid).toBe(pid)
  })

  test('that the process falls over is asked for again; the next has a new process', async () => {
    const file = await onDisk(3000)
    const work = { what: 'draw', path: file, cuts: [{}, {}] } as const
    await inPictureProcess(production, { what: 'judge', path: file })
    const first = pictureProcess(production)
    const drawing = inPictureProcess(production, { ...work, cuts: [...work.cuts] })
    first?.kill('SIGKILL')
    await expect(drawing).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      detail: { message: 'picturesBusy', retryAfterSeconds: 10 },
    })
    await inPictureProcess(production, { what: 'judge', path: file })
    expect(pictureProcess(production)?.pid).not.toBe(first?.pid)
  })

  test('is still drawn when the server and its process are told to stop together', async () => {
    const file = await onDisk(1500)
    await inPictureProcess(production, { what: 'judge', path: file })
    const child = pictureProcess(production)
    const drawing = inPictureProcess(production, { what: 'draw', path: file, cuts: [{}] })
    child?.kill('SIGTERM')
    child?.kill('SIGINT')
    expect(await drawing).toHaveLength(1)
    child?.disconnect()
    expect(await once(child ?? process, 'exit')).toEqual([0, null])
  })

  test('that is none, or is damaged, is refused in the words of the field', async () => {
    const file = await onDisk(10)
    await fs.writeFile(file, 'no picture')
    for (const work of [
      { what: 'judge', path: file } as const,
      { what: 'draw' as const, path: file, cuts: [{}] },
    ])
      await expect(inPictureProcess(production, work)).rejects.toMatchObject({
        code: 'INVALID',
        message: 'fileDamaged',
      })
  })
})
