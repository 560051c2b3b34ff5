import { contribute, defineCapability } from '../../platform/server/capability.ts'
import { auditSubjects } from '../../platform/server/audit-subjects.ts'
import { measures } from '../../platform/server/measures.ts'
import { subjects } from './audit-subjects.ts'
import { isSessionLive } from './ports.ts'
import { fileMeasures } from './measures.ts'
import { translated } from '../../platform/shared/catalogues.ts'
import { en } from './errors.en.ts'
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
  errorTexts: translated(en),
  asks: [isSessionLive],
  provides: [contribute(measures, fileMeasures), contribute(auditSubjects, subjects)],
})
