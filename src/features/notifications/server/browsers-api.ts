export { forgetBrowsers } from './push/forget-browsers.ts'
export { vapidKeys } from './push/keys.ts'
