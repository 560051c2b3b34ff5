import crypto from 'node:crypto'

/** Where browsers report what the policy has kept from happening. */
export const reportPath = '/api/reports/csp'

export const reportHeaders = { 'reporting-endpoints': `csp="${reportPath}"` }

/**
 * Only our own files, and the inline scripts and styles that bear the mark of whoever made the page: a mark of this making alone, which nobody
 * could write into what stands in it. The page that leaves bears none, so that it is the same each time and can be kept.
 */
export function withPolicy(html: string, mark: string | null): { html: string; policy: string } {
  const marked = mark === null ? undefined : ` nonce="${mark}"`
  const ours = marked === undefined ? [] : inlineOf(html, marked)
  const hashesOf = (name: string) => [
    ...new Set(ours.filter((one) => one.name === name).map(({ text }) => hash(text))),
  ]
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf('script')].join(' '),
    ["style-src 'self'", ...hashesOf('style')].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // A private paper, in the memory of the operator's window.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default kept-pages',
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ')
  return { html: marked === undefined ? html : html.replaceAll(marked, ''), policy }
}

/** The inline scripts and styles that bear the mark. */
function inlineOf(html: string, marked: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = []
  for (let at = html.indexOf(marked); at !== -1; at = html.indexOf(marked, at + 1)) {
    const end = html.indexOf('>', at)
    const tag = html.slice(html.lastIndexOf('<', at), end)
    const [, name] = /^<(script|style)\b(?![^>]*\ssrc=)/.exec(tag) ?? []
    if (name !== undefined)
      found.push({ name, text: html.slice(end + 1, html.indexOf(`</${name}>`, end)) })
  }
  return found
}

const hash = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`
