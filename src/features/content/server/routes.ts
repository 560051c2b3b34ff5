import { type Mount, route } from '../../../platform/server/http.ts'
import { readSetting } from '../../../platform/server/settings.ts'
import { currency } from '../../../platform/shared/money.ts'
import { countByNationality } from '../../candidates/server/index.ts'
import { getContent } from '../contract.ts'

const noClaims = { shown: false, verified_workers: '', visas_issued: '', rating: '' }

export const routes: Mount[] = [
  route(getContent, async (ctx) => {
    const [nationalities, claims] = await Promise.all([countByNationality(ctx), readSetting(ctx, 'claims', getContent.output.shape.claims, noClaims)])
    return { total: nationalities.reduce((sum, { count }) => sum + count, 0), nationalities, claims, currency }
  }),
]
