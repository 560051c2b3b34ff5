import { qatarDate } from '../../../platform/shared/format.ts'

/** Today in Qatar, by this device's clock. */
export const todayInQatar = (): string => qatarDate(new Date())
