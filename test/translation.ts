import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach } from 'vitest'

/** How the provider meets the next question. */
type Manner = 'answers' | 'hangs' | 'refuses'

/**
 * A provider of this file alone, which finds everything written in `language` and says it again with the language that was asked for
 * before it: the settings that lead to it, what it was asked, and how it is told to behave.
 */
export async function startTranslator(language: string) {
  const asked: { text: string[]; target_lang: string }[] = []
  let manner: Manner = 'answers'
  const server = http.createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const question = JSON.parse(body) as (typeof asked)[number]
      asked.push(question)
      if (manner === 'hangs') return
      if (manner === 'refuses') return void response.writeHead(456).end()
      const translations = question.text.map((text) => ({
        text: `<${question.target_lang}> ${text}`,
        detected_source_language: language,
      }))
      response.writeHead(200).end(JSON.stringify({ translations }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    manner = 'answers'
    asked.length = 0
  })
  return {
    asked,
    meets: (next: Manner) => void (manner = next),
    settings: {
      TRANSLATION_PROVIDER: 'deepl',
      DEEPL_API_KEY: 'key',
      DEEPL_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  }
}
