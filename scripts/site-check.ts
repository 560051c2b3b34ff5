import { calledAs } from '../src/platform/server/called-as.ts'
import { siteChecks } from './site-checks.ts'

// npm run site:check -- https://manzil.example [http://manzil.example]: looks at a site from outside, as proxies.md asks it to be.

const [address = '', plainAddress] = process.argv.slice(2)
const origin = URL.parse(address)
const plain = URL.parse(plainAddress ?? address.replace(/^https:/, 'http:'))
if (origin?.protocol !== 'https:' || plain?.protocol !== 'http:') {
  console.error(`Say which: ${calledAs('site:check', 'https://manzil.example')}`)
  process.exit(1)
}
for (const { holds, fault } of siteChecks) {
  const found = await fault({ origin, plain })
  console.log(found === null ? `ok     ${holds}` : `FAULT  ${holds}: ${found}`)
  if (found !== null) process.exitCode = 1
}
