import { benchAccounts } from './accounts.ts'
import { benchAlerts } from './alerts.ts'
import { benchAttack } from './attack.ts'
import { benchBilling } from './billing.ts'
import { benchConsole } from './console.ts'
import { benchConversations } from './conversations.ts'
import { benchFigures } from './figures.ts'
import { benchHttp } from './http.ts'
import { benchInteractions } from './interactions.ts'
import { benchImport } from './import.ts'
import { benchLedger } from './ledger.ts'
import { benchLive } from './live.ts'
import { benchMemory } from './memory.ts'
import { benchMessages } from './messages.ts'
import { benchPages } from './pages.ts'
import { benchPipeline } from './pipeline.ts'
import { benchProfile } from './profile.ts'
import { benchRecruitments } from './recruitments.ts'
import { benchSearch } from './search.ts'
import { benchWrites } from './writes.ts'

// npm run bench [accounts|alerts|attack|billing|console|conversations|figures|http|search|pages|interactions|ledger|live|messages|pipeline|profile|recruitments|import|memory|writes]: prints Markdown tables; docs/performance.md holds what was measured.

const parts: Record<string, () => Promise<void>> = {
  accounts: benchAccounts,
  alerts: benchAlerts,
  attack: benchAttack,
  billing: benchBilling,
  console: benchConsole,
  conversations: benchConversations,
  figures: benchFigures,
  http: benchHttp,
  search: benchSearch,
  messages: benchMessages,
  pages: benchPages,
  interactions: benchInteractions,
  ledger: benchLedger,
  live: benchLive,
  pipeline: benchPipeline,
  profile: benchProfile,
  recruitments: benchRecruitments,
  import: benchImport,
  memory: benchMemory,
  writes: benchWrites,
}
const chosen = process.argv.slice(2)
for (const [name, bench] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await bench()
process.exit(0)
