import fs from 'node:fs'
import { expect, test } from 'vitest'
import { widthsOf } from './harfbuzz.ts'
import { faces, fileOf, wholeOf } from './subset-faces.ts'

// A word that is as wide is joined in the same way. Red: a text has joined letters that are new. `npm run faces` puts them in.
test.each(faces().filter(({ words }) => words))(
  '$name: what catalogues say is drawn as with the whole face',
  async (face) => {
    const { words = [] } = face
    const own = await widthsOf(fs.readFileSync(fileOf(face)), words)
    const whole = await widthsOf(wholeOf(face), words)
    expect(words.filter((_, place) => own[place] !== whole[place])).toEqual([])
  },
)
