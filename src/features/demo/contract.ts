import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { logInAs } from '../accounts/contract.ts'
import { roles } from '../../platform/shared/roles.ts'

export const getDemo = endpoint('GET', '/api/demo/', {
  access: 'public',
  summary: 'The demo accounts and the newest messages that the demo has sent; only in a demo',
  input: z.object({}),
  output: z.object({
    accounts: z.array(
      z.object({ role: z.enum(roles), full_name: z.string(), phone_number: z.string() }),
    ),
    messages: z.array(
      z.object({
        at: z.string(),
        channel: z.enum(['sms', 'whatsapp', 'email']),
        to: z.string(),
        text: z.string(),
        code: z.string().nullable(),
      }),
    ),
  }),
})
export type Demo = z.output<typeof getDemo.output>

export const signInToDemo = endpoint('POST', '/api/demo/sign-in/', {
  access: 'public',
  summary: 'Sign in as a demo account without its password; only in a demo',
  input: z.object({ role: z.enum(roles, 'unknownChoice') }),
  output: logInAs.employer.output,
})
