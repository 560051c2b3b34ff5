const soonDays = 60

/** How a paper stands on a day: expired, in its last 60 days, or valid. Both are YYYY-MM-DD. */
export function expiryOf(date: string, today: string): 'expired' | 'soon' | 'valid' {
  if (date < today) return 'expired'
  return (Date.parse(date) - Date.parse(today)) / 86_400_000 <= soonDays ? 'soon' : 'valid'
}
