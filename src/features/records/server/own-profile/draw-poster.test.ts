import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../../../../test/harness.ts'
import { jobContext, makeUser } from '../../../../../test/people.ts'
import { samplePicture } from '../../../../../test/samples.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { drawPoster } from './draw-poster.ts'

const app = useTestApp()
afterEach(() => vi.unstubAllEnvs())

/** Puts in place of the machine's ffmpeg one that does what `script` says; without one, there is none. */
function useFfmpeg(script?: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-ffmpeg-'))
  if (script !== undefined)
    fs.writeFileSync(path.join(folder, 'ffmpeg'), `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`, {
      mode: 0o755,
    })
  vi.stubEnv('PATH', folder)
  return folder
}

async function draw(folder: string) {
  const { id } = await makeUser(app, 'jobseeker')
  const ctx: SignedIn = {
    ...jobContext(app),
    actor: { userId: id, role: 'jobseeker', sessionId: '' },
  }
  const film = path.join(folder, 'film.mp4')
  fs.writeFileSync(film, 'a film')
  return drawPoster(ctx, {
    path: film,
    name: 'film.mp4',
    extension: 'mp4',
    type: 'video/mp4',
    bytes: 6,
  })
}

test('is a picture in several widths, and the frame it was made from goes', async () => {
  const folder = useFfmpeg('for last; do :; done; cp "$(dirname "$last")/frame.jpg" "$last"')
  fs.writeFileSync(path.join(folder, 'frame.jpg'), await samplePicture('jpeg'))
  const poster = await draw(folder)
  expect(poster).toMatchObject({ purpose: 'posters', type: 'image/webp' })
  expect(fs.readdirSync(folder).toSorted()).toEqual(['ffmpeg', 'film.mp4', 'frame.jpg'])
})

test.each([
  ['where the machine has none', undefined],
  ['when the film cannot be read', 'exit 1'],
  ['when what it draws is no picture', 'for last; do :; done; echo nothing > "$last"'],
])('there is none %s', async (_, script) => {
  expect(await draw(useFfmpeg(script))).toBeNull()
})
