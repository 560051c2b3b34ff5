import { expect, test } from 'vitest'
import {
  mostOfPicture,
  nextPicture,
  type Picture,
  type Sample,
  shownPicture,
} from './picture-rules.ts'

const after = (samples: Sample[], from: Picture = shownPicture): Picture =>
  samples.reduce(nextPicture, from)
const times = (count: number, sample: Sample): Sample[] => Array(count).fill(sample)
const good = { room: 400_000, lost: 0, dropped: 0 }
const thin = { room: 60_000, lost: 0, dropped: 0 }
const lossy = { room: 400_000, lost: 0.2, dropped: 0.2 }
const unknown = { room: null, lost: null, dropped: null }

test('a line that stays thin, or loses sound, carries no picture; a moment of it does no harm', () => {
  expect(after([thin, thin, good, thin, thin]).isAway).toBe(false)
  expect(after(times(3, thin)).isAway).toBe(true)
  expect(after(times(2, lossy)).isAway).toBe(false)
  expect(after(times(6, lossy)).isAway).toBe(true)
  expect(after(times(50, unknown)).isAway).toBe(false)
  expect(after([...times(20, good), ...times(3, thin)]).isAway).toBe(true)
})

test('the picture comes back after a while, each time a longer one, and not while sound is lost', () => {
  const away = after(times(3, thin))
  expect(after(times(9, thin), away).isAway).toBe(true)
  const back = after(times(10, thin), away)
  expect(back.isAway).toBe(false)
  const again = after(times(3, thin), back)
  expect(after(times(19, thin), again).isAway).toBe(true)
  expect(after(times(20, thin), again).isAway).toBe(false)
  expect(after([...times(9, thin), lossy, thin], away).isAway).toBe(true)
  const calm = after([...times(30, good), ...times(3, thin)], back)
  expect(after(times(10, thin), calm).isAway).toBe(false)
})

test('the picture begins with little, and has on a good line all that it can use after a while', () => {
  expect(shownPicture.most).toBeLessThan(mostOfPicture / 3)
  expect(after(times(3, good)).most).toBeGreaterThan(shownPicture.most)
  expect(after(times(40, good)).most).toBe(mostOfPicture)
  expect(after(times(20, unknown)).most).toBe(shownPicture.most)
})

test('where something is lost the picture takes much less at once, and little by little more when nothing is', () => {
  const full = after(times(40, good))
  const someLoss = { room: 300_000, lost: 0, dropped: 0.04 }
  const less = after([someLoss], full)
  expect(less).toMatchObject({ isAway: false, most: 210_000 })
  expect(after(times(2, someLoss), full).most).toBe(147_000)
  expect(after(times(30, someLoss), full).most).toBe(75_000)
  expect(after(times(3, { ...good, dropped: 0.01 }), less).most).toBe(240_000)
})

test('a picture that was away comes back as small as it last was', () => {
  const away = after(times(8, lossy))
  expect(away.isAway).toBe(true)
  expect(after(times(10, good), away)).toMatchObject({ isAway: false, most: away.most })
})
