/** Runs `work` once the browser has painted what the reader just did, so that heavy work never holds up the sign that a tap was felt. */
export const afterPaint = (work: () => unknown): void =>
  void requestAnimationFrame(() => setTimeout(work))
