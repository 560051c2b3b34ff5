import fs from 'node:fs'
import http from 'node:http'

const [port, file, headers] = process.argv.slice(2)
const body = fs.readFileSync(file ?? '')
const head = {
  ...(JSON.parse(headers ?? '{}') as Record<string, string>),
  'content-length': String(body.length),
}
http
  .createServer((_request, response) => void response.writeHead(200, head).end(body))
  .listen(Number(port), '127.0.0.1', () => console.log('ready'))
