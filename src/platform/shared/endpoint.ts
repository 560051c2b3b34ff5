import type { z } from 'zod'
import type { Role } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anyone, anyone with a session, or the named roles. */
export type Access = 'public' | 'signed-in' | Role | readonly Role[]

/** Who must have proved lately who she is: whoever calls, or those of one role. */
export type Proof = 'recent' | { of: Role }

/** Whether someone of a role must have proved lately who she is. */
export const isProofDemanded = (proof: Proof | undefined, role: Role): boolean =>
  proof === 'recent' || proof?.of === role

/** The roles that a call is for: none in particular where any session, or no session, is enough. */
export function rolesFor(access: Access): readonly Role[] {
  if (access === 'public' || access === 'signed-in') return []
  return typeof access === 'string' ? [access] : access
}

export interface Endpoint<
  M extends Method = Method,
  P extends string = string,
  A extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  method: M
  path: P
  access: A
  /** Without it a session is enough, however long ago its owner signed in. */
  proof?: Proof | undefined
  summary: string
  /** Path parameters, query and body together, by name. */
  input: I
  /** The `data` of a successful answer. */
  output: O
}

/** One HTTP operation, described once: the server mounts it, the browser calls it, OpenAPI lists it. */
export function endpoint<
  M extends Method,
  P extends string,
  A extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
>(
  method: M,
  path: P,
  description: { access: A; proof?: Proof; summary: string; input: I; output: O },
): Endpoint<M, P, A, I, O> {
  return { method, path, ...description }
}

/** What a caller may send. */
export type Input<E extends Endpoint> = z.input<E['input']>
/** What a use case receives after parsing. */
export type Parsed<E extends Endpoint> = z.output<E['input']>
/** The `data` of the answer. */
export type Output<E extends Endpoint> = z.output<E['output']>
