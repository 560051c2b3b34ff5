import { fromMinor } from '../../../../platform/shared/money.ts'
import type { PriceListInput } from '../../price-contract.ts'
import type { PriceList } from './price-list.ts'

/** A price list as it goes on the wire. */
export function presentPriceList(list: PriceList): PriceListInput {
  const { plansMinor, visaService, privateSponsorship, recruitmentCaps, elsewhere, endOfService } =
    list
  return {
    effective_from: list.effectiveFrom,
    source: list.source,
    plans: {
      basic: fromMinor(plansMinor.basic),
      standard: fromMinor(plansMinor.standard),
      premium: fromMinor(plansMinor.premium),
    },
    visa_service: {
      amount: fromMinor(visaService.amountMinor),
      monthly: fromMinor(visaService.monthlyMinor),
      aim_days: visaService.aimDays,
    },
    private_sponsorship: {
      amount: fromMinor(privateSponsorship.amountMinor),
      days: privateSponsorship.days,
    },
    recruitment_caps: {
      decision: recruitmentCaps.decision,
      in_force_since: recruitmentCaps.inForceSince,
      amounts: recruitmentCaps.amountsMinor.map(({ country, amountMinor }) => ({
        country,
        amount: fromMinor(amountMinor),
      })),
    },
    elsewhere: elsewhere && {
      platform_access: fromMinor(elsewhere.platformAccessMinor),
      nanny_visa: fromMinor(elsewhere.nannyVisaMinor),
    },
    end_of_service_days: endOfService.daysPerYear,
  }
}
