/** What is known of a line: what it can still carry, and how much of the sound was lost on it. */
export interface Sample {
  /** Bits a second; null where the browser doesn't say. */
  room: number | null
  /** From 0 to 1; null while nothing was heard of it. */
  lost: number | null
  /** The same of all that was sent since the sample before. */
  dropped: number | null
}

export interface Picture {
  isAway: boolean
  /** Samples in a row that were too bad for a picture, or good enough. */
  inRow: number
  /** How many samples it stays away, the next time it goes. */
  wait: number
  /** Bits a second that it may take. */
  most: number
}

/** One sample each. */
export const sampleEveryMs = 2000

const badInRow = 3
const waitFirst = 10
const waitLongest = 60
/** Sound takes some 40 kbit/s with its wrapping; below this nothing is left that would be a picture. */
const leastRoom = 100_000
const mostLost = 0.1

/** More a picture of this size does not need. */
export const mostOfPicture = 500_000
/** It begins with little: what is too much for the line takes the sound with it. */
const firstOfPicture = 120_000
const leastOfPicture = 75_000
/** Of less nothing is heard. */
const noticedLoss = 0.02
const lessAfterLoss = 0.7
const morePerSample = 10_000

export const shownPicture: Picture = {
  isAway: false,
  inRow: 0,
  wait: waitFirst,
  most: firstOfPicture,
}

const isBad = ({ room, lost }: Sample, most: number): boolean =>
  (room !== null && room < leastRoom) || (most <= leastOfPicture && (lost ?? 0) > mostLost)

/** Sound comes first: the picture takes what the line carries beside it; of a thin line it goes, and tries again after a while, each time a longer one. */
export const nextPicture = (picture: Picture, sample: Sample): Picture => ({
  ...nextShown(picture, sample),
  most: picture.isAway ? picture.most : nextMost(picture.most, sample),
})

/** A little more while nothing is lost, much less at once when something is, as TCP does. */
function nextMost(most: number, { room, dropped }: Sample): number {
  if (dropped === null) return most
  if (dropped <= noticedLoss) return Math.min(mostOfPicture, most + morePerSample)
  return Math.max(leastOfPicture, Math.round(Math.min(most, room ?? most) * lessAfterLoss))
}

function nextShown(picture: Picture, sample: Sample): Picture {
  const { isAway, inRow, wait } = picture
  if (isAway) {
    // What the line could carry is not known while it carries sound alone: only a loss says that it is too early.
    if ((sample.lost ?? 0) > mostLost) return { ...picture, inRow: 0 }
    return inRow + 1 >= wait
      ? { ...picture, isAway: false, inRow: 0, wait: Math.min(wait * 2, waitLongest) }
      : { ...picture, inRow: inRow + 1 }
  }
  if (!isBad(sample, picture.most)) {
    // Counted below nothing: after long enough a bad while is forgotten.
    const good = Math.min(inRow, 0) - 1
    return { ...picture, inRow: good, wait: good <= -30 ? waitFirst : wait }
  }
  const bad = Math.max(inRow, 0) + 1
  return bad >= badInRow ? { ...picture, isAway: true, inRow: 0 } : { ...picture, inRow: bad }
}
