import { standard } from '../../../../platform/shared/locales.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { FieldGroup } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { Form } from './numbers.tsx'
import { type Chosen, saidBy, sentenceNames } from './profile-sentences.ts'
import type { Answer } from './use-answer.ts'
import { useKeptAnswer } from './use-kept-answer.ts'
import { withWords } from './use-dictation.ts'
import { useStartTexts } from './use-start-texts.ts'
import { Voice } from './voice.tsx'

const mostLetters = 3000

/** A few words about her: ready sentences, spoken or written ones. */
export function About({ profile, busy, answer }: Answer) {
  const { about: t, voice } = useStartTexts()
  const [{ chosen, own }, type] = useKeptAnswer<{ chosen: Chosen; own: string }>('description', {
    chosen: {},
    own: profile.description ?? '',
  })
  const write = (change: (own: string) => string) =>
    type((known) => ({ ...known, own: change(known.own) }))
  const said = saidBy(chosen)
  return (
    <Form
      busy={busy}
      onSubmit={() =>
        answer({
          description: [own.trim(), said].filter((part) => part !== '').join('\n'),
        })
      }
    >
      <FieldGroup label={t.ready}>
        <div className="flex flex-col gap-3">
          {sentenceNames.map((name) => (
            <Select
              key={name}
              label={`${t.sentences[name].begin}…`}
              placeholder={t.leaveOut}
              className="h-12!"
              value={chosen[name] ?? ''}
              options={Object.entries(t.sentences[name].ends).map(([value, label]) => ({
                value,
                label,
              }))}
              onChange={({ target }) => type({ own, chosen: { ...chosen, [name]: target.value } })}
            />
          ))}
        </div>
      </FieldGroup>
      <Shown said={said} />
      <TextArea
        label={t.own}
        maxLength={mostLetters - said.length - 1}
        value={own}
        onChange={({ target }) => write(() => target.value)}
      />
      <Voice none={voice.none} onWords={(words) => write((known) => withWords(known, words))} />
    </Form>
  )
}

/** What is chosen, as households read it, where that is another language than hers. */
function Shown({ said }: { said: string }) {
  const { about: t } = useStartTexts()
  const locale = useLocale()
  if (said === '' || locale === standard) return null
  return (
    <div className="rounded-md bg-sunken p-4 text-sm">
      <p className="text-ink-soft">{t.mark}</p>
      <p lang={standard} dir="ltr" className="mt-1">
        {said}
      </p>
    </div>
  )
}
