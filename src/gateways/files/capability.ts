import { contribute, defineCapability } from '../../platform/server/capability.ts'
import { measures } from '../../platform/server/measures.ts'
import { isSessionLive } from './ports.ts'
import { fileMeasures } from './measures.ts'
import { errorTexts } from './messages.ts'
import { fileRoutes } from './serve.ts'
import { scanHeldFiles, cleanUpFiles } from './clean-up-files.ts'

export const files = defineCapability({
  name: 'files',
  uses: [],
  routes: [fileRoutes],
  jobs: [
    { name: 'sweep-files', cron: '*/15 * * * *', run: cleanUpFiles },
    { name: 'scan-held-files', cron: '* * * * *', run: scanHeldFiles },
  ],
  errorTexts,
  asks: [isSessionLive],
  provides: [contribute(measures, fileMeasures)],
})
