/** Asks until the server is free: one with too much to do says so with 503, and has then done nothing. */
export async function again<T extends { status: number } | undefined>(
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer?.status !== 503) return answer
  }
}
