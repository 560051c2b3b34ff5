import fs from 'node:fs'
import { trackedFiles } from './tracked-files.ts'

/** What useAction and useContractForm are for: saying that something is under way, and wording why it failed. */
const byHand = [
  /\b(?:failureOf|formFailureText|fileFailureText)\(/,
  /\[(?:is)?(?:busy|saving|sending|submitting|publishing|working|pending)\w*, set\w+\] = useState/i,
  /\bset(?:Is)?Busy\(/,
  /\bphase: 'busy'|\bisBusy: true/,
]

/** Those that act in another way, each for the reason that decision 0276 gives. */
const excused = new Set([
  // The hooks themselves.
  'src/ui/use-action.ts',
  'src/ui/use-contract-form.ts',
  'src/ui/use-sending.ts',
  // Pages of a link in a message.
  'src/ui/linked-page.tsx',
  // Forms that work without JavaScript.
  'src/features/enquiries/web/newsletter-link.tsx',
  'src/features/enquiries/web/use-enquiry.ts',
  // Files on their way, and the profile with its rows.
  'src/features/agencies/web/import/use-import.ts',
  'src/features/conversations/web/attachments.tsx',
  'src/features/records/web/documents/document-dialog.tsx',
  'src/features/records/web/edit-profile-dialog.tsx',
  'src/features/records/web/failure.ts',
  'src/features/records/web/use-save-picture.ts',
  'src/features/records/web/use-send-film.ts',
  // Nothing is done: they say why something could not be loaded.
  'src/features/accounts/web/devices/devices.tsx',
  'src/features/accounts/web/security/security-history.tsx',
])

/** What acts or fills a form by its own means, and excuses that nobody needs. */
export function checkActs(): string[] {
  const found = trackedFiles()
    .filter((file) =>
      /^src\/(?:features\/\w+\/web|ui(?!\/design))\/.*(?<!\.test)\.tsx?$/.test(file),
    )
    .map((file): [string, string[]] => [file, actsIn(file, fs.readFileSync(file, 'utf8'))])
    .filter(([, acts]) => acts.length > 0)
  const files = new Set(found.map(([file]) => file))
  return [
    ...found.flatMap(([file, acts]) => (excused.has(file) ? [] : acts)),
    ...[...excused]
      .filter((file) => !files.has(file))
      .map((file) => `scripts/check-acts.ts: ${file} needs no excuse`),
  ]
}

/** The lines of a file that act by hand. */
export const actsIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      byHand.some((pattern) => pattern.test(line))
        ? [`${file}:${index + 1}: useAction or useContractForm does this (decision 0276)`]
        : [],
    )
