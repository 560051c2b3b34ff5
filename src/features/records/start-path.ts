/** Where a worker who begins is asked one question a screen, as an English path. */
export const startPath = '/dashboard/my-profile/start'
