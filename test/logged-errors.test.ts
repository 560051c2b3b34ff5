import { expect, test } from 'vitest'
import { useTestApp } from './harness.ts'
import { collectErrors } from './logged-errors.ts'
import { jobContext } from './people.ts'

const app = useTestApp()

test('an error that nobody expected fails, once; one that was expected passes, and has to come', () => {
  const errors = collectErrors()
  errors.check()
  errors.add('{"msg":"a payment could not be settled"}\n')
  expect(() => errors.check()).toThrow('the server logged an error')
  errors.check()
  errors.expect('could not be settled')
  errors.add('{"msg":"a payment could not be settled"}\n')
  errors.check()
  errors.expect('could not be settled')
  expect(() => errors.check()).toThrow('an error that was expected was not logged')
})

test('what a job, a request or a failing delivery logs at error is heard; a warning is not', async () => {
  jobContext(app).log.warn({ id: 1 }, 'only a warning')
  jobContext(app).log.error({ id: 7 }, 'a job stumbled')
  app.expectError('"id":7')
  app.app.log.error('the app stumbled')
  app.expectError('the app stumbled')
  await app.asOwner('alter table jobs.job rename to job_away')
  const answer = await app.app.inject('/api/openapi.json')
  await app.asOwner('alter table jobs.job_away rename to job')
  expect(answer.statusCode).toBe(200)
  app.expectError('a delivery threw')
})
