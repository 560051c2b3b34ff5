import fs from 'node:fs'
import path from 'node:path'
import { readDeclared, readSnapshot, writeMigration, writeSnapshot } from '../db/declared.ts'

// npm run db:new what-changed: the next migration, from what tables.ts declare and did not when the last one was made; read it before it is committed.

const folder = path.resolve(import.meta.dirname, '../db/migrations')
const what = (process.argv[2] ?? '')
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '_')
  .replace(/^_|_$/g, '')
if (what === '') {
  console.error('Say what changes: npm run db:new add-phone-to-agencies')
  process.exit(1)
}
const declared = await readDeclared()
const statements = await writeMigration(readSnapshot(), declared)
const last = Math.max(0, ...fs.readdirSync(folder).map((name) => Number(name.slice(0, 4)) || 0))
const file = path.join(folder, `${String(last + 1).padStart(4, '0')}_${what}.sql`)
fs.writeFileSync(file, statements.map((statement) => `${statement}\n`).join(''), { flag: 'wx' })
writeSnapshot(declared)
console.log(path.relative(process.cwd(), file))
if (statements.length === 0) console.log('The tables are declared as they were: it is empty.')
