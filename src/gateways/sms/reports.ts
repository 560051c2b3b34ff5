import type { Config } from '../../platform/server/config/config.ts'
import type { SmsReportSecrets } from '../../platform/server/config/messages.ts'
import type { DeliveryStatus } from '../refusal.ts'
import type { SmsReport } from './provider.ts'
import { isFromTwilio, twilioStatus } from './twilio.ts'
import { isFromUnifonic, unifonicStatus } from './unifonic.ts'

interface Reporter {
  isGenuine(secret: string, report: SmsReport): boolean
  statusOf(fields: SmsReport['fields']): DeliveryStatus | null
}

/** Who tells later what became of a message, by the provider's name. */
const reporters: Record<keyof SmsReportSecrets, Reporter> = {
  twilio: { isGenuine: isFromTwilio, statusOf: twilioStatus },
  unifonic: { isGenuine: isFromUnifonic, statusOf: unifonicStatus },
}

/**
 * What a call in a provider's name says became of a message: null when nothing final, 'forged' when it isn't the provider's, 'unknown' of a
 * provider whose secret the environment doesn't give. One that was chosen before is still heard.
 */
export function readSmsReport(
  { smsReports }: Pick<Config, 'smsReports'>,
  provider: string,
  report: SmsReport,
): DeliveryStatus | null | 'forged' | 'unknown' {
  const name = (Object.keys(reporters) as (keyof SmsReportSecrets)[]).find(
    (one) => one === provider,
  )
  const secret = name && smsReports[name]
  if (name === undefined || secret === undefined) return 'unknown'
  const { isGenuine, statusOf } = reporters[name]
  return isGenuine(secret, report) ? statusOf(report.fields) : 'forged'
}
