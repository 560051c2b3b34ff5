import crypto from 'node:crypto'
import { expect, test } from 'vitest'
import { withPolicy } from './content-policy.ts'

const hash = (text: string) =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`
const mark = '7c0e0d7e-0000-4000-8000-000000000000'

// asvs: 3.4.3
test('what bears the mark of its making may run, and what was written into the page may not', () => {
  const own = `if(1<2)'<script><\\/script>'`
  const { html, policy } = withPolicy(
    `<script nonce="${mark}">${own}</script><style data-app nonce="${mark}">a{}</style>` +
      `<script nonce="${mark}" src="/assets/a.js"></script>` +
      `<script>steal()</script><script nonce="guess">steal(2)</script><style>b{}</style>`,
    mark,
  )
  expect(policy).toContain(`script-src 'self' ${hash(own)};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  for (const foreign of ['steal()', 'steal(2)', 'b{}']) expect(policy).not.toContain(hash(foreign))
  expect(html).not.toContain(mark)
  expect(html).toContain(`<script>${own}</script>`)
})

test('a page that nobody marked runs nothing inline', () => {
  const { html, policy } = withPolicy('<script>steal()</script>', null)
  expect(html).toBe('<script>steal()</script>')
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default kept-pages;")
  expect(policy).toContain('report-uri /api/reports/csp; report-to csp')
})
