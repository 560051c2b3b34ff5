import { type Mount, route } from '../../../../platform/server/http.ts'
import * as calls from '../../passkeys-contract.ts'
import { addPasskey, startPasskey } from './add-passkey.ts'
import { removePasskey, renamePasskey } from './change-passkey.ts'
import { listPasskeys } from './list-passkeys.ts'
import { signInWithPasskey, startPasskeyConfirmation, startPasskeySignIn } from './use-passkey.ts'

export const passkeyRoutes: Mount[] = [
  route(calls.listPasskeys, listPasskeys),
  route(calls.startPasskey, startPasskey),
  route(calls.addPasskey, addPasskey),
  route(calls.renamePasskey, (ctx, { id, name }) => renamePasskey(ctx, id, name)),
  route(calls.removePasskey, (ctx, { id }) => removePasskey(ctx, id)),
  route(calls.startPasskeySignIn, startPasskeySignIn),
  route(calls.signInWithPasskey, signInWithPasskey),
  route(calls.startPasskeyConfirmation, startPasskeyConfirmation),
]
