/** Does a piece of work for each of many, so many at once; ends when all are done. The first that throws stops those not yet begun. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = [...items].reverse()
  const lane = async (): Promise<void> => {
    try {
      for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
    } catch (error) {
      left.length = 0
      throw error
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
