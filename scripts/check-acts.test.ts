import { expect, test } from 'vitest'
import { actsIn, checkActs } from './check-acts.ts'

const screen = 'src/features/alerts/web/stop-searches.page.tsx'

test.each([
  'const [busy, setBusy] = useState(false)',
  'const [isSaving, setSaving] = useState(false)',
  'const [sending, setSending] = useState<Role | null>(null)',
  '    setBusy(true)',
  "  setState({ phase: 'busy' })",
  '  setState({ ...untouched, isBusy: true })',
  '  toast({ text: failureOf(error, t.failed, locale).text })',
  '  setError(formFailureText(failure, t.fields, t.saveFailed, locale))',
])('a screen may not say %j', (line) => {
  expect(actsIn(screen, `// first line\n${line}\n`)).toEqual([
    `${screen}:2: useAction or useContractForm does this (decision 0276)`,
  ])
})

test.each([
  'const { run, busy, error } = useAction(saveNote, {',
  'const [deleting, setDeleting] = useState<Candidate | null>(null)',
  "import { failureOf } from '../../../platform/web/failure-of.ts'",
])('a screen says %j', (line) => {
  expect(actsIn(screen, line)).toEqual([])
})

test('nothing of the product acts by its own means, and no excuse is left over', () => {
  expect(checkActs()).toEqual([])
})
