import { z } from 'zod'
import { endpoint } from '../../platform/shared/endpoint.ts'
import { optional, recordId, requiredText } from '../../platform/shared/fields.ts'
import { sessionGrant } from './contract.ts'
import { separateRoles } from './role-rules.ts'

/** So many passkeys can a person have. */
export const passkeysMax = 10
/** How long a device may take to sign what it is asked. */
export const passkeyTtlSeconds = 300
export const passkeyNameMax = 60

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** A password manager keeps it on more than one device. */
  is_backed_up: z.boolean(),
  /** Its counter went backwards, so somebody has a copy: it signs nobody in. */
  is_blocked: z.boolean(),
  /** Another one has to be there first, where the role demands a second factor. */
  can_remove: z.boolean(),
})
export type Passkey = z.output<typeof passkey>

const encoded = (max: number) =>
  z
    .string('passkeyInvalid')
    .regex(/^[\w-]+$/, 'passkeyInvalid')
    .max(max, 'passkeyInvalid')
const credential = {
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key', 'passkeyInvalid'),
}

/** What `navigator.credentials.create` brings, in the words of WebAuthn. */
const created = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded(4000),
        attestationObject: encoded(20_000),
        transports: z
          .array(z.string('passkeyInvalid').max(40, 'passkeyInvalid'), 'passkeyInvalid')
          .max(10, 'passkeyInvalid')
          .optional(),
      },
      'passkeyInvalid',
    ),
  },
  'passkeyInvalid',
)
export type CreatedCredential = z.output<typeof created>

/** What `navigator.credentials.get` brings. */
export const signedCredential = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded(4000),
        authenticatorData: encoded(4000),
        signature: encoded(8000),
        userHandle: encoded(200).optional(),
      },
      'passkeyInvalid',
    ),
  },
  'passkeyInvalid',
)
export type SignedCredential = z.output<typeof signedCredential>

// As the browser takes them; what they hold beside this is the library's and WebAuthn's own.
const key = z.object({ id: z.string(), type: z.literal('public-key') }).loose()
const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    userVerification: z.literal('required'),
    allowCredentials: z.array(key).optional(),
  })
  .loose()
const creationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    excludeCredentials: z.array(key),
  })
  .loose()

export const listPasskeys = endpoint('GET', '/api/auth/passkeys/', {
  access: 'signed-in',
  summary: 'Your passkeys, the newest first',
  input: z.object({}),
  output: z.object({ passkeys: z.array(passkey), can_add: z.boolean() }),
})

export const startPasskey = endpoint('POST', '/api/auth/passkeys/register/options/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'What a device is asked, to make a passkey',
  input: z.object({}),
  output: creationOptions,
})

export const addPasskey = endpoint('POST', '/api/auth/passkeys/register/verify/', {
  access: 'signed-in',
  proof: 'recent',
  summary:
    'Keep a passkey that the device has made; every other session ends. With the first one of who needs a second factor, recovery codes, this once',
  input: z.object({ response: created, name: requiredText('passkeyNameRequired', passkeyNameMax) }),
  output: z.object({ passkey, recovery_codes: z.array(z.string()) }),
})

export const renamePasskey = endpoint('PATCH', '/api/auth/passkeys/:id/', {
  access: 'signed-in',
  summary: 'Give a passkey of yours another name',
  input: z.object({ id: recordId, name: requiredText('passkeyNameRequired', passkeyNameMax) }),
  output: passkey,
})

export const removePasskey = endpoint('DELETE', '/api/auth/passkeys/:id/', {
  access: 'signed-in',
  proof: 'recent',
  summary: 'Remove a passkey of yours; every other session ends',
  input: z.object({ id: recordId }),
  /** What the device calls it, which then can forget it. */
  output: z.object({ credential_id: z.string() }),
})

export const startPasskeySignIn = endpoint('POST', '/api/auth/passkeys/authenticate/options/', {
  access: 'public',
  summary: 'What a device is asked, to sign in with a passkey; the same for everyone',
  input: z.object({}),
  output: requestOptions,
})

export const signInWithPasskey = endpoint('POST', '/api/auth/passkeys/authenticate/verify/', {
  access: 'public',
  summary:
    'Sign in with a passkey, which is both factors; at the sign-in of one role by `role`, of households and job seekers without',
  input: z.object({
    response: signedCredential,
    role: optional(z.enum(separateRoles, 'unknownChoice')),
  }),
  output: sessionGrant,
})

export const startPasskeyConfirmation = endpoint('POST', '/api/auth/passkeys/confirm/options/', {
  access: 'signed-in',
  summary: 'What a device is asked, to prove anew by a passkey who you are',
  input: z.object({}),
  output: requestOptions,
})
