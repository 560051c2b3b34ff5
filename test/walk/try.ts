import type { LightMyRequestResponse } from 'fastify'
import type { MountedRoute, TestApp } from '../harness.ts'
import { formOf, samplePdf, samplePicture } from '../samples.ts'

export interface Tried {
  status: number
  code: string | undefined
  errors: Record<string, string[]> | undefined
  body: string
}

/** Calls a route as a browser would: its files in a form, what its address names in the address. */
export async function tryCall(
  { app }: TestApp,
  { endpoint, files }: MountedRoute,
  input: Record<string, unknown>,
  token: string | undefined,
  more: Record<string, string> = {},
): Promise<Tried> {
  if (endpoint === undefined) throw new Error('an address without a contract is tried elsewhere')
  const rest = { ...input }
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const sent = {
    ...more,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const { method } = endpoint
  const answer: LightMyRequestResponse =
    method === 'GET'
      ? await app.inject({ method, url, query: textsOf(rest), headers: sent })
      : files.length > 0
        ? await sendForm()
        : await app.inject({ method, url, payload: rest, headers: sent })
  const json = answer.body.startsWith('{') ? answer.json<Partial<Tried>>() : {}
  return {
    status: answer.statusCode,
    code: json.code,
    errors: json.errors,
    body: answer.body,
  }

  async function sendForm(): Promise<LightMyRequestResponse> {
    const file =
      files[0] === 'picture'
        ? { name: 'walk.jpg', body: await samplePicture() }
        : { name: 'walk.pdf', body: samplePdf() }
    const { payload, headers } = formOf(
      textsOf(rest),
      files[0]?.startsWith('profile') === true || files[0] === 'avatar'
        ? {}
        : { [files[0] ?? '']: file },
    )
    return app.inject({ method, url, payload, headers: { ...headers, ...sent } })
  }
}

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
