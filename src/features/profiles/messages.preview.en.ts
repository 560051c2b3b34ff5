/** Her own page while nobody else is shown it. */
export const preview = {
  title: 'Only you see this page',
  text: 'This is how households will see you. They can’t find it yet.',
  toProfile: 'Go to my profile',
  loading: 'Loading',
}
