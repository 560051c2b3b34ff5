import { plural } from '../../platform/shared/locale.ts'

export const stepUp = {
  title: 'Confirm that it is you',
  text: (minutes: number) =>
    `This step is for you alone, so please confirm that it is you. We won’t ask again for ${plural('en', minutes, { one: '# minute', other: '# minutes' })}.`,
  password: 'Your password',
  code: 'Code of your app, or a recovery code',
  codeRequired: 'Please enter the code.',
  submit: 'Confirm',
  cancel: 'Cancel',
  failed: 'This could not be checked. Please try again.',
}
