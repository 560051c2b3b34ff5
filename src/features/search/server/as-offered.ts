/** Calls a value as the filters that offer some values do, however it was written; another stays as it is. */
export function asOffered(values: readonly string[]): (written: string) => string {
  const offered = new Map(values.map((value) => [value.toLowerCase(), value]))
  return (written) => offered.get(written.trim().toLowerCase()) ?? written
}
