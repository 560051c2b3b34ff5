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
  const hashesOf = (name: string) =>
    marked === undefined
      ? []
      : [
          ...new Set(
            [
              ...html.matchAll(
                new RegExp(`<${name}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${name}>`, 'g'),
              ),
            ]
              .filter(([, attributes = '']) => attributes.includes(marked))
              .map(([, , text = '']) => hash(text)),
          ),
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

const hash = (text: string): string =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`
