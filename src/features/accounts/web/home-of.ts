/** The first page of each role, as an English path. */
export const homeOf = (role: string | undefined): string =>
  role === 'admin' ? '/admin' : role === 'agency' ? '/agency' : '/dashboard'
