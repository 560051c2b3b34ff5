import { wordsIn } from '../../../../platform/shared/catalogues.ts'
import { Pencil, Search } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { directionOf } from '../../../../platform/shared/locale.ts'
import { useSearchText } from '../../../../platform/web/use-search-text.ts'
import { useLocale } from '../../../../platform/web/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import type { SettingState } from '../../settings-contract.ts'
import { type SettingForm, SettingPage } from './setting-page.tsx'
import { useSettingsTexts } from './texts.ts'
import { useSettingForm } from './use-setting-form.ts'
import { Waiting } from './waiting.tsx'
import { useSettings } from './use-settings.ts'

const prefix = 'text:'
const languages = ['en', 'ar'] as const
interface Words {
  en: string
  ar: string
}
interface Own extends Words {
  max: number
}

const holds = ({ key, value, standard }: SettingState, part: string): boolean =>
  [
    key,
    ...languages.flatMap((one) => [(value as Words | null)?.[one], (standard as Own)[one]]),
  ].some((text) => text?.toLowerCase().includes(part))

/** Every text of the home page, with the operator's words where there are any; the search stands in the address. */
export function TextSettings() {
  const t = useSettingsTexts()
  const query = useSettings(prefix)
  const [search, setSearch] = useSearchText()
  const [open, setOpen] = useState<string | null>(null)
  if (query.data === undefined) return <Waiting query={query} />
  const found = query.data.settings.filter((text) => holds(text, search.trim().toLowerCase()))
  const sections = Object.entries(t.texts.sections).map(([section, name]) => ({
    name,
    texts: found.filter(({ key }) => key.startsWith(`${prefix}${section}.`)),
  }))
  return (
    <>
      <h2 className="text-lg">{t.texts.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{t.texts.text}</p>
      <TextField
        type="search"
        label={t.texts.search}
        icon={Search}
        dir="auto"
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p aria-live="polite" className="mt-2 mb-4 text-sm text-ink-soft">
        {t.texts.found(found.length)}
      </p>
      {found.length === 0 && <EmptyState title={t.texts.none} />}
      {sections
        .filter(({ texts }) => texts.length > 0)
        .map(({ name, texts }) => (
          <Card key={name} title={name} className="mb-5" level={3}>
            <ul>
              {texts.map((text) => (
                <TextRow key={text.key} text={text} onOpen={() => setOpen(text.key)} />
              ))}
            </ul>
          </Card>
        ))}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={t.texts.editTitle}
        closeLabel={t.close}
        size="l"
      >
        {open !== null && (
          <SettingPage of={open}>
            {(form) => <TextForm {...form} onDone={() => setOpen(null)} />}
          </SettingPage>
        )}
      </Dialog>
    </>
  )
}

function TextRow({
  text: { value, standard },
  onOpen,
}: {
  text: SettingState
  onOpen: () => void
}) {
  const t = useSettingsTexts()
  const locale = useLocale()
  const words = (value ?? standard) as Words
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0">
      <div className="min-w-0">
        <p className="line-clamp-2 break-words">{wordsIn(words, locale)}</p>
        {value !== null && <Chip tone="accent">{t.texts.changed}</Chip>}
      </div>
      <Button variant="quiet" size="s" icon={Pencil} onClick={onOpen}>
        {t.texts.edit}
        <span className="sr-only">: {wordsIn(words, locale).slice(0, 60)}</span>
      </Button>
    </li>
  )
}

const ownWordsOf = ({ value }: SettingState) => (value as Words | null) ?? { en: '', ar: '' }

function TextForm({
  isSaving,
  errorOf,
  notice,
  onDone,
  ...setting
}: SettingForm & { onDone: () => void }) {
  const t = useSettingsTexts()
  const own = setting.state.standard as Own
  const { register, control, setValue, submit } = useSettingForm(setting, ownWordsOf, onDone)
  const written = useWatch({ control })
  const empty = () => languages.forEach((language) => setValue(language, '', { shouldDirty: true }))
  return (
    <form noValidate onSubmit={submit}>
      <div className="grid gap-4 md:grid-cols-2">
        {languages.map((language) => (
          <div key={language}>
            <p className="mb-1 text-sm text-ink-faint">{t.texts.ownWords}</p>
            <p
              lang={language}
              dir={directionOf(language)}
              className="mb-3 rounded-md bg-sunken p-3 text-sm"
            >
              {own[language]}
            </p>
            <TextArea
              label={t[language]}
              hint={t.texts.count(written[language]?.length ?? 0, own.max)}
              lang={language}
              dir={directionOf(language)}
              maxLength={own.max}
              error={errorOf(language)}
              {...register(language)}
            />
          </div>
        ))}
      </div>
      {notice}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving}>
          {t.save}
        </Button>
        <Button variant="secondary" onClick={empty}>
          {t.texts.useOwn}
        </Button>
      </div>
    </form>
  )
}
