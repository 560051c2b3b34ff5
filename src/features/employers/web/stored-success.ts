const key = 'profile-saved-at'
const honouredMs = 10_000

/** Remembers that the profile was saved, for a page that opens within ten seconds. */
export function storeSuccess(): void {
  sessionStorage.setItem(key, String(Date.now()))
}

/** Whether the profile was saved less than ten seconds ago; says so once. */
export function takeStoredSuccess(): boolean {
  const at = Number(sessionStorage.getItem(key) ?? Number.NaN)
  sessionStorage.removeItem(key)
  return Date.now() - at < honouredMs
}
