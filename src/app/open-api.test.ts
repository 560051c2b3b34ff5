import { expect, test } from 'vitest'
import { useTestApp } from '../../test/harness.ts'
import type { Endpoint } from '../platform/shared/endpoint.ts'

const app = useTestApp()

interface Schema {
  properties?: Record<string, { type?: string; format?: string }>
  required?: string[]
  allOf?: Schema[]
}
interface Operation {
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

async function operations(): Promise<[call: string, operation: Operation][]> {
  const { paths } = (await app.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
}

const partsOf = (schema: Schema): Schema[] => [schema, ...(schema.allOf ?? []).flatMap(partsOf)]
const fieldsOf = (schema: Schema) =>
  Object.assign({}, ...partsOf(schema).map(({ properties }) => properties ?? {})) as NonNullable<
    Schema['properties']
  >

test('what stands in the path of a call is a parameter and no part of its body', async () => {
  const all = await operations()
  expect(all.length).toBeGreaterThan(100)
  for (const [call, { parameters, requestBody }] of all) {
    const names = [...call.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
    expect(
      parameters
        .filter((parameter) => parameter.in === 'path' && parameter.required)
        .map(({ name }) => name)
        .sort(),
      call,
    ).toEqual(names.sort())
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      for (const name of names) {
        expect(Object.keys(fieldsOf(schema)), call).not.toContain(name)
        expect(
          partsOf(schema).flatMap(({ required }) => required ?? []),
          call,
        ).not.toContain(name)
      }
  }
  expect(
    all.find(([call]) => call === 'DELETE /api/employer/candidates/{id}/remove/')?.[1].requestBody,
  ).toBeUndefined()
})

test('every upload is described as a form with its files as binary fields', async () => {
  const uploads = new Map(
    (await operations()).flatMap(([call, { requestBody }]): [string, Schema][] => {
      const form = requestBody?.content['multipart/form-data']
      return form ? [[call, form.schema]] : []
    }),
  )
  const binary = (call: string) =>
    Object.entries(fieldsOf(uploads.get(call) ?? {})).flatMap(([name, { format }]) =>
      format === 'binary' ? [name] : [],
    )
  expect(binary('POST /api/employer/candidates/{id}/offer-letters/upload/')).toEqual(['file'])
  expect(
    Object.keys(
      fieldsOf(uploads.get('POST /api/employer/candidates/{id}/offer-letters/upload/') ?? {}),
    ),
  ).toContain('is_signed')
  expect(binary('PATCH /api/jobseeker/profile/')).toEqual(['profile_image', 'profile_video'])
  expect(binary('POST /api/jobseeker/documents/')).toEqual(['document_file'])
  expect(binary('PUT /api/jobseeker/documents/{id}/')).toEqual(['document_file'])
  expect(binary('PUT /api/employer/profile/update/')).toEqual(['avatar'])
  expect(binary('POST /api/agency/candidates/import/')).toEqual(['file'])
  expect(binary('POST /api/agency/licence/')).toEqual(['licence_file'])
  for (const call of uploads.keys()) expect(binary(call).length, call).toBeGreaterThan(0)
})

// asvs: 13.4.5
test('calls of operators alone are described to nobody, the others all', async () => {
  const described = new Set((await operations()).map(([call]) => call))
  const nameOf = ({ method, path }: Endpoint) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`
  const isOperators = ({ access, path }: Endpoint) =>
    String(access) === 'admin' || path.startsWith('/api/admin/')
  const [operators, others] = [
    app.endpoints.filter(isOperators),
    app.endpoints.filter((endpoint) => !isOperators(endpoint)),
  ]
  expect(operators.length).toBeGreaterThan(50)
  expect(operators.map(nameOf).filter((call) => described.has(call))).toEqual([])
  expect(others.map(nameOf).filter((call) => !described.has(call))).toEqual([])
  const page = (await app.app.inject('/api/docs')).body
  expect(page).not.toContain('/api/admin/')
  expect(page).toContain('/api/candidates/')
})
