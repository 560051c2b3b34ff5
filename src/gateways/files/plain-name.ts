const longest = 120
// What steers, hides or turns text around: controls, marks of direction, joiners that are no letters.
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu

/** A file's name fit for screens and headers: no folders, nothing unseen, not long, ending as its content says. */
export function plainName(given: string | undefined, extension: string): string {
  const last = (given ?? '').toWellFormed().replaceAll('\uFFFD', '').split(/[/\\]/).at(-1) ?? ''
  const seen = last
    .replace(unseen, '')
    .replace(/["<>:|?*%]/g, '')
    .replace(/\s+/g, ' ')
  const stem = seen.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/^[. ]+|[. ]+$/g, '')
  const short = [...stem].slice(0, longest).join('').trim()
  return `${short === '' ? 'file' : short}.${extension}`
}
