import { useSession } from '../../../platform/web/session.ts'
import { rulesOf } from '../../accounts/role-rules.ts'

/** Where one's conversations are, as an English path. */
export const useMessagesPath = (): string =>
  rulesOf(useSession()?.user.role).supplies ? '/agency/messages' : '/dashboard/messages'
