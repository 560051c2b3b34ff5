export { AccountDialogs } from './account-dialogs.tsx'
export { AccountMenu } from './account-menu.tsx'
export { secondFactorPath, secondFactorQuery } from './factor/factor-state.ts'
export { Unreachable, useGuard } from './guard.ts'
export { homeOf } from './home-of.ts'
export { rememberReturn } from './return-to.ts'
export { fullNumber, noPhone, type Phone } from './phone.ts'
export { PhoneField } from './phone-field.tsx'
export {
  /** @public For the profiles. */
  openChangeMobile,
  openSignIn,
  openSignUp,
} from './open-dialog.ts'
