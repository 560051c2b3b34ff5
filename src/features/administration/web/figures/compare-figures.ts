/** Below this, percents say less than the numbers themselves. */
const enough = 20
/** From here on it is so many times as much rather than hundreds of percent. */
const manyTimes = 3

type Compared =
  | { how: 'same' | 'fromNothing'; by: 0 }
  | { how: 'more' | 'fewer' | 'up' | 'down' | 'times'; by: number }

/** How a figure stands beside the time before: few in numbers, many in percent, multiples as multiples. */
export function compareFigures(is: number, was: number, isMoney = false): Compared {
  if (is === was) return { how: 'same', by: 0 }
  if (was === 0) return { how: 'fromNothing', by: 0 }
  if (!isMoney && was < enough) return { how: is > was ? 'more' : 'fewer', by: Math.abs(is - was) }
  if (is >= was * manyTimes) return { how: 'times', by: Math.round((is / was) * 10) / 10 }
  return { how: is > was ? 'up' : 'down', by: Math.round((Math.abs(is - was) / was) * 100) }
}
