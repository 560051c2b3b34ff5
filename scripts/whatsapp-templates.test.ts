import fs from 'node:fs'
import { expect, test } from 'vitest'
import { capabilities } from '../src/app/capabilities.ts'
import { noticeTemplates } from '../src/features/notifications/server/templates-api.ts'
import { createRegistry } from '../src/platform/server/registry.ts'
import { templatesFile, withTemplates } from './whatsapp-templates.ts'

test('the document lists each template as it is (npm run whatsapp:templates)', () => {
  const document = fs.readFileSync(templatesFile, 'utf8')
  expect(document).toBe(withTemplates(document))
})

test('each template is one that Meta takes', () => {
  const all = noticeTemplates(createRegistry(capabilities))
  expect(all.length).toBeGreaterThan(100)
  const faults = all.filter(
    ({ name, header, body, footer, button, answers }) =>
      !/^[a-z0-9_]{1,512}$/.test(name) ||
      (header ?? '').length > 60 ||
      /[\n*_~`]/.test(header ?? '') ||
      body.length > 1024 ||
      /^\{\{|\}\}[.!?\s]*$/.test(body) ||
      (footer ?? '').length > 60 ||
      (button ?? '').length > 25 ||
      answers.some((answer) => answer.length > 25),
  )
  expect(faults).toEqual([])
})
