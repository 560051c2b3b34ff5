import { type Mount, route } from '../../../platform/server/http.ts'
import { readSetting } from '../../../platform/server/settings.ts'
import { currency } from '../../../platform/shared/money.ts'
import { candidateIndex } from '../../candidates/server/index.ts'
import { type Contact, type Content, getContent } from '../contract.ts'
import { getPriceList } from '../../billing/server/index.ts'
import { presentPrices } from './present-prices.ts'

const { claims: claimsSchema, contact: contactSchema } = getContent.output.shape
const noClaims: Content['claims'] = { shown: false, verified_workers: '', visas_issued: '', rating: '' }
const noContact: Contact = {
  operator: null,
  registration_number: null,
  email: null,
  phone: null,
  whatsapp: null,
  address: null,
  hours: null,
  social: [],
}

const mountContent: Mount = (app, host) => {
  const index = candidateIndex(host)
  route(getContent, async (ctx) => {
    const [nationalities, claims, prices, contact] = await Promise.all([
      index().then((candidates) => candidates.nationalities()),
      readSetting(ctx, 'claims', claimsSchema, noClaims),
      getPriceList(ctx).then(presentPrices),
      readSetting(ctx, 'contact', contactSchema, noContact),
    ])
    return { total: nationalities.reduce((sum, { count }) => sum + count, 0), nationalities, claims, prices, contact, currency }
  })(app, host)
}

export const routes: Mount[] = [mountContent]
