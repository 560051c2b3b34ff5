import { expect, open, test } from './journey.ts'

declare global {
  interface Window {
    ran?: string
    kept: string[]
  }
}

const pages = ['/', '/candidates', '/pricing', '/visa', '/login', '/offline', '/demo', '/nowhere']

// spec: 3.1 Content security policy
// asvs: 3.4.3
test('pages run what is theirs under the policy, and nothing that is put into them', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.kept = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.kept.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  for (const path of pages) {
    await open(page, path, 'en')
    expect([path, await page.evaluate(() => window.kept)]).toEqual([path, []])
  }
  const tries = await page.evaluate(() => {
    const attempt = (put: () => void) => {
      try {
        put()
        return 'put'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return [
      attempt(() => (document.body.innerHTML = '<img src=x onerror="window.ran = 1">')),
      attempt(() => (script.src = '/assets/other.js')),
      attempt(() => (script.textContent = 'window.ran = 2')),
      attempt(() => setTimeout('window.ran = 3')),
      attempt(() => document.write('<script>window.ran = 4</script>')),
    ]
  })
  expect(tries).toEqual(Array(5).fill('TypeError'))
  expect(await page.evaluate(() => window.ran)).toBeUndefined()
})
