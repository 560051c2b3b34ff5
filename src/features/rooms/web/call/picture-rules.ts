/** What is known of a line: what it can still carry, and how much of the sound was lost on it. */
export interface Sample {
  /** Bits a second; null where the browser doesn't say. */
  room: number | null
  /** From 0 to 1; null while nothing was heard of it. */
  lost: number | null
}

export interface Picture {
  isAway: boolean
  /** Samples in a row that were too bad for a picture, or good enough. */
  inRow: number
  /** How many samples it stays away, the next time it goes. */
  wait: number
}

/** One sample each. */
export const sampleEveryMs = 2000

const badInRow = 3
const waitFirst = 10
const waitLongest = 60
/** Sound takes some 40 kbit/s with its wrapping; below this nothing is left that would be a picture. */
const leastRoom = 100_000
const mostLost = 0.1

export const shownPicture: Picture = { isAway: false, inRow: 0, wait: waitFirst }

const isBad = ({ room, lost }: Sample): boolean =>
  (room !== null && room < leastRoom) || (lost !== null && lost > mostLost)

/** Sound comes first: of a thin line the picture goes, and tries again after a while, each time a longer one. */
export function nextPicture({ isAway, inRow, wait }: Picture, sample: Sample): Picture {
  if (isAway) {
    // What the line could carry is not known while it carries sound alone: only a loss says that it is too early.
    if ((sample.lost ?? 0) > mostLost) return { isAway, inRow: 0, wait }
    return inRow + 1 >= wait
      ? { isAway: false, inRow: 0, wait: Math.min(wait * 2, waitLongest) }
      : { isAway, inRow: inRow + 1, wait }
  }
  if (!isBad(sample)) {
    // Counted below nothing: after long enough a bad while is forgotten.
    const good = Math.min(inRow, 0) - 1
    return { isAway, inRow: good, wait: good <= -30 ? waitFirst : wait }
  }
  const bad = Math.max(inRow, 0) + 1
  return bad >= badInRow ? { isAway: true, inRow: 0, wait } : { isAway, inRow: bad, wait }
}
