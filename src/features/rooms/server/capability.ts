import { contribute, defineCapability } from '../../../platform/server/capability.ts'
import { personalDataProviders } from '../../../platform/server/personal-data.ts'
import { noticeKinds } from '../../notifications/server/ports.ts'
import { errorTexts } from '../texts.ts'
import { forgetRooms } from './leave-room.ts'
import { notices } from './notices.ts'
import { personalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const rooms = defineCapability({
  name: 'rooms',
  uses: ['accounts', 'notifications', 'profiles', 'agencies', 'hiring'],
  routes,
  jobs: [{ name: 'forget-rooms', cron: '*/15 * * * *', run: forgetRooms }],
  errorTexts,
  provides: [contribute(noticeKinds, notices), contribute(personalDataProviders, personalData)],
})
