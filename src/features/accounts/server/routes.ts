import type { SignedIn } from '../../../platform/server/context.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import { roles } from '../../../platform/shared/roles.ts'
import * as calls from '../contract.ts'
import { selfServiceRoles } from '../role-rules.ts'
import { changePhone, sendPhoneChangeCode } from './own/change-phone.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { endSession, endSessions, logOut } from './sessions/end-sessions.ts'
import { undoChange } from './means/undo-change.ts'
import { forgotPassword, verifyResetCode } from './passwords/forgot-password.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { logIn } from './log-in.ts'
import { peopleRoutes } from './people/routes.ts'
import { presentUser } from './present.ts'
import { getUser } from './queries.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { register } from './register.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { sendSignUpCode } from './codes/send-sign-up-code.ts'
import { securityRoutes } from './security/routes.ts'
import { stepUpRoutes } from './step-up/routes.ts'
import { updateDetails } from './own/update-details.ts'
import { updatePassword } from './passwords/update-password.ts'
import { sendEmailLink, verifyEmail } from './own/verify-email.ts'

const getMe = async (ctx: SignedIn) => ({
  user: await presentUser(ctx, await getUser(ctx, ctx.actor.userId)),
})

const logInRoutes = roles.map((role) =>
  route(calls.logInAs[role], (ctx, given) => logIn(ctx, role, given)),
)

const signUpRoutes = selfServiceRoles.flatMap((role) => [
  route(calls.sendCodeTo[role], (ctx, form) => sendSignUpCode(ctx, role, form)),
  route(calls.registerAs[role], (ctx, form) => register(ctx, role, form)),
])

export const routes: Mount[] = [
  ...signUpRoutes,
  ...logInRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...stepUpRoutes,
  ...securityRoutes,
  ...peopleRoutes,
  route(calls.refreshSession, (ctx, { refreshToken }) => refreshSession(ctx, refreshToken)),
  route(calls.logOut, logOut),
  route(calls.logOutJobseeker, logOut),
  route(calls.getMe, getMe),
  route(calls.getMeJobseeker, getMe),
  route(calls.updateDetails, updateDetails),
  route(calls.updatePassword, updatePassword),
  route(calls.forgotPassword, (ctx, { phoneNumber }) => forgotPassword(ctx, phoneNumber)),
  route(calls.verifyResetCode, (ctx, { phoneNumber, otp_code }) =>
    verifyResetCode(ctx, phoneNumber, otp_code),
  ),
  route(calls.resetPassword, resetPassword),
  route(calls.undoChange, undoChange),
  route(calls.sendEmailLink, (ctx, { email }) => sendEmailLink(ctx, email)),
  route(calls.verifyEmail, (ctx, { token }) => verifyEmail(ctx, token)),
  route(calls.sendPhoneChangeCode, (ctx, { phone_number }) =>
    sendPhoneChangeCode(ctx, phone_number),
  ),
  route(calls.changePhone, (ctx, { phone_number, otp_code }) =>
    changePhone(ctx, phone_number, otp_code),
  ),
  route(calls.listSessions, listSessions),
  route(calls.endSession, (ctx, { id }) => endSession(ctx, id)),
  route(calls.endSessions, (ctx, { scope }) => endSessions(ctx, scope)),
]
