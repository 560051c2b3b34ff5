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
http
  .createServer((request, response) => {
    const { page, count } = statements[Number(request.url?.slice(1)) % statements.length]!
    Promise.all([pool.query(page), pool.query(count)]).then(
      ([rows, total]) => {
        const body = JSON.stringify({ results: rows.rows, total: total.rows[0] })
        response.writeHead(200, { 'content-type': 'application/json' }).end(body)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  .listen(Number(port), '127.0.0.1', () => console.log('ready'))
