/** Where a browser tells of a page that failed in it. */
export const browserErrorsPath = '/api/page-errors/'
