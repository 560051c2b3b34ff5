/** Values as a query in their order; empty ones left out, lists separated by commas. */
export function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    const text = Array.isArray(value)
      ? value.join(',')
      : value === undefined || value === null || value === false
        ? ''
        : String(value)
    if (text !== '') query.set(key, text)
  }
  return query.toString().replaceAll('%2C', ',')
}
