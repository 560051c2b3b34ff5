import { fromMinor } from '../../../platform/shared/money.ts'
import type { PriceList } from '../../billing/server/index.ts'
import type { Prices } from '../contract.ts'

/** A price list as it goes on the wire. */
export function presentPrices({ effectiveFrom, plansMinor, visaService, privateSponsorship, recruitmentCaps, elsewhere }: PriceList): Prices {
  return {
    effective_from: effectiveFrom,
    plans: { basic: fromMinor(plansMinor.basic), standard: fromMinor(plansMinor.standard), premium: fromMinor(plansMinor.premium) },
    visa_service: { amount: fromMinor(visaService.amountMinor), monthly: fromMinor(visaService.monthlyMinor), aim_days: visaService.aimDays },
    private_sponsorship: { amount: fromMinor(privateSponsorship.amountMinor), days: privateSponsorship.days },
    recruitment_caps: {
      decision: recruitmentCaps.decision,
      in_force_since: recruitmentCaps.inForceSince,
      amounts: recruitmentCaps.amountsMinor.map(({ country, amountMinor }) => ({ country, amount: fromMinor(amountMinor) })),
    },
    elsewhere: elsewhere && { platform_access: fromMinor(elsewhere.platformAccessMinor), nanny_visa: fromMinor(elsewhere.nannyVisaMinor) },
  }
}
