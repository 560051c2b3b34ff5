import type { Readable } from 'node:stream'
import { fileRules, uploadRoute } from '../../../../gateways/files/index.ts'
import { audit } from '../../../../platform/server/audit.ts'
import type { SignedIn } from '../../../../platform/server/context.ts'
import { inputOf, type Mount, parse, route } from '../../../../platform/server/http.ts'
import { listForExport } from '../../../records/server/index.ts'
import * as calls from '../../import-contract.ts'
import type { ImportFormat } from '../../import-fields.ts'
import { agencyOf } from '../agency-of.ts'
import { cellsOfProfile } from './cells-of-profile.ts'
import { importCandidates, listRejected } from './import-candidates.ts'
import { listImports } from './list-imports.ts'
import { undoImport } from './undo-import.ts'
import { contentTypes, writeTable } from './write-table.ts'

/** Profiles read at once for an export. */
const batch = 500

async function* profilesOf(ctx: SignedIn, agencyId: number): AsyncGenerator<(string | number)[]> {
  for (let afterId = 0; ;) {
    const profiles = await listForExport(ctx, agencyId, { afterId, size: batch })
    for (const profile of profiles) yield cellsOfProfile(profile, ctx.locale)
    if (profiles.length < batch) return
    afterId = profiles.at(-1)?.id ?? afterId
  }
}

async function* nobody(): AsyncGenerator<(string | number)[]> {}

async function exportCandidates(ctx: SignedIn, format: ImportFormat): Promise<Readable> {
  const { agency } = await agencyOf(ctx, 'editor')
  await audit(ctx, 'candidates.exported', `agency:${agency.id}`, { format })
  return writeTable(format, profilesOf(ctx, agency.id), ctx.locale)
}

async function importTemplate(ctx: SignedIn, format: ImportFormat): Promise<Readable> {
  await agencyOf(ctx, 'viewer')
  return writeTable(format, nobody(), ctx.locale)
}

type FileCall = typeof calls.exportCandidates | typeof calls.getImportTemplate

/** A call whose answer is a file, sent while it is made. */
const fileRoute =
  (
    endpoint: FileCall,
    name: string,
    make: (ctx: SignedIn, format: ImportFormat) => Promise<Readable>,
  ): Mount =>
  (app, host) =>
    void app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint },
      async handler(request, reply) {
        const ctx = (await host.contextFor(request, endpoint.access, endpoint)) as SignedIn
        const { format } = parse(endpoint.input, inputOf(request))
        const file = await make(ctx, format)
        return reply
          .headers({
            'content-type': contentTypes[format],
            'content-disposition': `attachment; filename="${name}.${format}"`,
            'cache-control': 'no-store',
          })
          .send(file)
      },
    })

export const importRoutes: Mount[] = [
  uploadRoute(calls.importCandidates, { file: fileRules.table }, (ctx, input, files) =>
    importCandidates(ctx, input, files.file),
  ),
  uploadRoute(calls.listRejected, { file: fileRules.table }, (ctx, input, files) =>
    listRejected(ctx, input, files.file),
  ),
  fileRoute(calls.getImportTemplate, 'candidates-template', importTemplate),
  fileRoute(calls.exportCandidates, 'candidates', exportCandidates),
  route(calls.listImports, (ctx, input) => listImports(ctx, input)),
  route(calls.undoImport, (ctx, { id }) => undoImport(ctx, id)),
]
