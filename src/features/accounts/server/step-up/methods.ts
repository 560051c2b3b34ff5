import type { Context, SignedIn } from '../../../../platform/server/context.ts'
import type { ProofMethod } from '../../choices.ts'
import type { GivenProof } from '../../step-up-contract.ts'
import { confirmPassword } from '../passwords/check-credentials.ts'
import { checkOwnPasskey } from '../passkeys/use-passkey.ts'
import { hasPasskey } from '../second-factor/held-factors.ts'

interface Method<Given> {
  /** She can use it: an account without it is not offered it. */
  isOwn(ctx: Context, userId: number): Promise<boolean>
  /** It is as good as two factors: no code is asked for beside it. */
  isWhole: boolean
  /** Refuses a proof that isn't hers; tries are limited. Called outside a transaction. */
  check(ctx: SignedIn, given: Given): Promise<unknown>
}

/** The ways to prove anew who one is. A further one is a further entry, and a further member of `givenProof`. */
export const methods: { [M in ProofMethod]: Method<Extract<GivenProof, { method: M }>> } = {
  password: {
    isOwn: async () => true,
    isWhole: false,
    check: (ctx, { password }) =>
      confirmPassword(ctx, ctx.actor.userId, password, 'password', 'factorPasswordWrong'),
  },
  passkey: {
    isOwn: hasPasskey,
    isWhole: true,
    check: (ctx, { response }) => checkOwnPasskey(ctx, response),
  },
}

/** The same method for a proof that has come. */
export const methodOf = <G extends GivenProof>({ method }: G): Method<G> =>
  methods[method] as Method<G>
