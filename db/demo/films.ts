import fs from 'node:fs/promises'
import path from 'node:path'
import type { candidates } from '../../src/features/profiles/server/tables.ts'

/** Whose portraits speak: eight seconds each, the portrait of that number drawn frame by frame (480 by 600, H.264, without sound), beside its first frame. */
export const filmNumbers: readonly number[] = [1061, 1073, 1082, 1083, 1086, 1090]

type FilmKeys = Pick<typeof candidates.$inferInsert, 'profileVideoKey' | 'videoPosterKey'>

/** The film of who has this portrait, and its picture; nothing for all others. */
export const filmOf = (portrait: number): FilmKeys =>
  filmNumbers.includes(portrait)
    ? { profileVideoKey: `videos/${portrait}.mp4`, videoPosterKey: `posters/${portrait}.webp` }
    : { profileVideoKey: null, videoPosterKey: null }

/** Keeps the films and their pictures under the keys that records name. */
export async function putFilms(
  putFile: (key: string, body: Buffer) => Promise<void>,
): Promise<void> {
  for (const number of filmNumbers)
    for (const key of Object.values(filmOf(number)))
      if (key) await putFile(key, await fs.readFile(drawn(key)))
}

const drawn = (key: string): string => path.join(import.meta.dirname, 'films', path.basename(key))
