export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a reader takes; one that it weighs zero it does not. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const weights = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', ...parameters] = one.split(';').map((part) => part.trim())
        const weight = parameters.find((part) => part.startsWith('q='))
        return [name, weight === undefined ? 1 : Number(weight.slice(2))]
      }),
  )
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Whether a reader has this very answer already: alone, in a list, marked weak by a proxy, or any (`*`). */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === etag ||
    ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, ''))))
