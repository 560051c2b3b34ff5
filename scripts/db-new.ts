import fs from 'node:fs'
import path from 'node:path'

// npm run db:new what-changed: the next empty migration.

const folder = path.resolve(import.meta.dirname, '../db/migrations')
const what = (process.argv[2] ?? '')
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '_')
  .replace(/^_|_$/g, '')
if (what === '') {
  console.error('Say what changes: npm run db:new add-phone-to-agencies')
  process.exit(1)
}
const last = Math.max(0, ...fs.readdirSync(folder).map((name) => Number(name.slice(0, 4)) || 0))
const file = path.join(folder, `${String(last + 1).padStart(4, '0')}_${what}.sql`)
fs.writeFileSync(file, '', { flag: 'wx' })
console.log(path.relative(process.cwd(), file))
