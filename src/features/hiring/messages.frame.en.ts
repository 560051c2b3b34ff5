/** What stands around the pages behind /dashboard, whoever's they are. */
export const frame = {
  title: 'Dashboard',
  metaTitle: (room: string) => `${room} | Manzil`,
  loading: 'Loading your dashboard',
  failed: {
    title: 'Your dashboard could not be loaded',
    text: 'Please check your connection and try again.',
  },
  away: {
    offline: 'You are offline',
    unreachable: 'Manzil could not be reached',
    text: 'Please check your connection and try again.',
  },
  welcome: (name: string) => `Welcome, ${name}`,
  retry: 'Try again',
}
