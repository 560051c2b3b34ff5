/** Every page of who is signed in needs these few words, the others come with the dialogs. */
export const en = {
  menu: (name: string) => `Account of ${name}`,
  dashboard: 'Dashboard',
  account: 'Your account',
  changePassword: 'Change Password',
  devices: 'Signed-in devices',
  logOut: 'Logout',
}
