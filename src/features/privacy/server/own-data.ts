import { eq } from 'drizzle-orm'
import { eraseFiles } from '../../../gateways/files/index.ts'
import type { PersonalDataProvider } from '../../../platform/server/personal-data.ts'
import { dataExports, dataRequests, unusedAccounts } from './tables.ts'

/** What this capability itself holds: archives, requests, and that someone was told her account lies unused. */
export const personalData: PersonalDataProvider = {
  name: 'privacy',
  tables: {
    data_exports: 'erased',
    data_requests: 'erased',
    unused_accounts: 'erased',
    open_uploads: { kept: 'the pieces go six hours after the last one came' },
    stored_files: {
      kept: 'the bytes go with the next sweep; what an agency’s member uploaded for it is the agency’s',
    },
  },
  async collect(ctx, { userId }) {
    return {
      data: {
        requests: await ctx.db.select().from(dataRequests).where(eq(dataRequests.userId, userId)),
      },
    }
  },
  async erase(ctx, { userId }) {
    const archives = await ctx.db
      .delete(dataExports)
      .where(eq(dataExports.userId, userId))
      .returning()
    await eraseFiles(
      ctx,
      archives.map(({ fileId }) => fileId),
    )
    await ctx.db.delete(dataRequests).where(eq(dataRequests.userId, userId))
    await ctx.db.delete(unusedAccounts).where(eq(unusedAccounts.userId, userId))
  },
}
