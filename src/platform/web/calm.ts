/** Whether the reader wants nothing to move. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A short tap of the device in the hand, where it has one and its reader wants motion. */
export function tap(): void {
  if (!isCalm() && 'vibrate' in navigator) navigator.vibrate(8)
}
