export { AccountDialogs } from './account-dialogs.tsx'
export { AccountMenu } from './account-menu.tsx'
export { useGuard } from './guard.ts'
export { openChangeMobile, openChangePassword, openDevices, openSignIn, openSignUp, type SignInOptions } from './open-dialog.ts'
