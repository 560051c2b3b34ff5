import { wordsIn } from '../../../platform/shared/catalogues.ts'
import { type Mount, route } from '../../../platform/server/http.ts'
import { readSetting } from '../../../platform/server/settings.ts'
import { noteShown } from '../../../platform/server/bus.ts'
import { getPriceList, presentPriceList } from '../../billing/server/prices-api.ts'
import { candidateIndex, figuresTag } from '../../search/server/index.ts'
import { getContent, getOperator } from '../contract.ts'
import { mountSecurityText } from './security-text.ts'
import {
  claimsSchema,
  contactSchema,
  noClaims,
  noContact,
  otherWordsIn,
  readOtherWords,
} from './content-settings.ts'

const mountContent: Mount = (app, host) => {
  const index = candidateIndex(host)
  route(getContent, async (ctx) => {
    noteShown(figuresTag)
    const [nationalities, claims, prices, contact, words] = await Promise.all([
      index().then((candidates) => candidates.nationalities()),
      readSetting(ctx, 'claims', claimsSchema, noClaims),
      getPriceList(ctx).then(presentPriceList),
      readSetting(ctx, 'contact', contactSchema, noContact),
      readOtherWords(ctx).then((said) => otherWordsIn(said, ctx.locale)),
    ])
    return {
      total: nationalities.reduce((sum, { count }) => sum + count, 0),
      nationalities,
      claims,
      prices,
      contact,
      currency: ctx.settings.currency,
      words,
    }
  })(app, host)
}

const mountOperator = route(getOperator, async (ctx) => {
  const contact = await readSetting(ctx, 'contact', contactSchema, noContact)
  const said = (text: typeof contact.operator) => text && wordsIn(text, ctx.locale)
  const { registration_number, licence_number, whatsapp } = contact
  return {
    name: said(contact.operator),
    registration_number,
    licence_number,
    whatsapp,
    address: said(contact.address),
    hours: said(contact.hours),
  }
})

export const routes: Mount[] = [mountContent, mountOperator, mountSecurityText]
