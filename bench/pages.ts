import { spawnSync } from 'node:child_process'
import { findBrowser } from '../scripts/browser.ts'
import { startProduct } from './server.ts'

const lighthouse = 'lighthouse@13.5.0'
const chromeFlags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const pages = ['/', '/candidates', '/candidates/500', '/ar', '/ar/candidates', '/ar/candidates/500']

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<
    string,
    {
      numericValue?: number
      details?: { items: { resourceType?: string; transferSize?: number }[] }
    }
  >
}

/** Lighthouse's mobile profile with applied throttling, page by page. */
export async function benchPages(): Promise<void> {
  const browser = await findBrowser({ install: true })
  const product = await startProduct(3988, 'bench')
  const rows: string[] = []
  try {
    for (const page of pages) {
      const args = [
        '--yes',
        lighthouse,
        product.origin + page,
        '--output=json',
        '--quiet',
        '--throttling-method=devtools',
        `--chrome-flags=${chromeFlags}`,
      ]
      const { stdout, stderr, status } = spawnSync('npx', args, {
        encoding: 'utf8',
        maxBuffer: 64 * 1_048_576,
        env: { ...process.env, CHROME_PATH: browser },
      })
      if (status !== 0) throw new Error(`Lighthouse failed on ${page}: ${stderr.slice(-500)}`)
      const report = JSON.parse(stdout) as Report
      const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100)
      const ms = (name: string) => Math.round(report.audits[name]?.numericValue ?? 0)
      const scripts = (report.audits['network-requests']?.details?.items ?? []).filter(
        (item) => item.resourceType === 'Script',
      )
      const kilobytes = scripts.reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1000
      rows.push(
        `| ${page} | ${['performance', 'accessibility', 'best-practices', 'seo'].map(score).join(' / ')} | ${ms('first-contentful-paint')} | ${ms('largest-contentful-paint')} | ${(report.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)} | ${ms('total-blocking-time')} | ${kilobytes.toFixed(0)} |`,
      )
    }
  } finally {
    await product.stop()
  }
  console.log(
    `\n| page | perf / a11y / best / seo | FCP ms | LCP ms | CLS | TBT ms | JavaScript kB |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}`,
  )
}
