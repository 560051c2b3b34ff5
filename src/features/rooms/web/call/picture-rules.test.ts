import { expect, test } from 'vitest'
import { nextPicture, type Picture, type Sample, shownPicture } from './picture-rules.ts'

const after = (samples: Sample[], from: Picture = shownPicture): Picture =>
  samples.reduce(nextPicture, from)
const times = (count: number, sample: Sample): Sample[] => Array(count).fill(sample)
const good = { room: 400_000, lost: 0 }
const thin = { room: 60_000, lost: 0 }
const lossy = { room: 400_000, lost: 0.2 }
const unknown = { room: null, lost: null }

test('a line that stays thin, or loses sound, carries no picture; a moment of it does no harm', () => {
  expect(after([thin, thin, good, thin, thin]).isAway).toBe(false)
  expect(after(times(3, thin)).isAway).toBe(true)
  expect(after([lossy, thin, lossy]).isAway).toBe(true)
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
