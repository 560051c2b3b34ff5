/** Splits an amount over parts in proportion to them, to the last minor unit; no part gets more than it has, when they hold enough. */
export function allocate(amountMinor: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0)
  if (whole === 0) return parts.map(() => 0)
  // In whole numbers: a product of two amounts may be past what a float holds exactly.
  const shares = parts.map((part) => Number((BigInt(amountMinor) * BigInt(part)) / BigInt(whole)))
  let left = amountMinor - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => {
    const more = Math.min(left, (parts[index] ?? 0) - share, 1)
    if (more <= 0) return share
    left -= more
    return share + more
  })
}
