import { type Mount, route } from '../../../platform/server/http.ts'
import { readSetting } from '../../../platform/server/settings.ts'
import { currency } from '../../../platform/shared/money.ts'
import { countByNationality } from '../../candidates/server/index.ts'
import { type Contact, type Content, getContent } from '../contract.ts'
import { getPrices } from './prices.ts'

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

export const routes: Mount[] = [
  route(getContent, async (ctx) => {
    const [nationalities, claims, prices, contact] = await Promise.all([
      countByNationality(ctx),
      readSetting(ctx, 'claims', claimsSchema, noClaims),
      getPrices(ctx),
      readSetting(ctx, 'contact', contactSchema, noContact),
    ])
    return { total: nationalities.reduce((sum, { count }) => sum + count, 0), nationalities, claims, prices, contact, currency }
  }),
]
