import fs from 'node:fs'
import http from 'node:http'
import pg from 'pg'

// Bare node:http that answers each address with a page and a count in SQL; the statements stand in a file, by number.

const [port, url, file] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url ?? '', max: 16 })
const statements = JSON.parse(fs.readFileSync(file ?? '', 'utf8')) as {
  page: string
  count: string
}[]
async function answer(address: string | undefined, response: http.ServerResponse): Promise<void> {
  const { page, count } = statements[Number(address?.slice(1)) % statements.length]!
  const [rows, total] = await Promise.all([pool.query(page), pool.query(count)])
  const body = JSON.stringify({ results: rows.rows, total: total.rows[0] })
  response.writeHead(200, { 'content-type': 'application/json' }).end(body)
}

http
  .createServer((request, response) => void answer(request.url, response))
  .listen(Number(port), '127.0.0.1', () => console.log('ready'))
