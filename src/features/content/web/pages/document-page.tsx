import { LocalLink } from '../../../../platform/web/local-link.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import type { LegalDocument } from '../../document.ts'
import { DocumentProgress } from './document-progress.tsx'
import type { PagesTexts } from './pages-texts.ts'

export interface DocumentData {
  document: LegalDocument
  /** The sentence that says when it last changed. */
  updated: string
  crumbs: PagesTexts['crumbs']
  t: { crumb: string; contents: string; progress: string }
}

/** A long text with its contents beside it and a bar that says how far one has read. */
export function DocumentPage({ document, updated, crumbs, t }: DocumentData) {
  return (
    <div className="mx-auto max-w-page px-4 pt-4 pb-20 sm:px-6 lg:pt-6">
      <DocumentProgress label={t.progress} />
      <Breadcrumbs
        label={crumbs.label}
        items={[{ label: crumbs.home, to: '/' }, { label: t.crumb }]}
      />
      <header className="mt-4 max-w-180 lg:mt-8">
        <h1 className="text-4xl">{document.title}</h1>
        <p className="mt-3 text-sm text-ink-faint">{updated}</p>
        <p className="mt-5 text-lg text-ink-soft">{document.intro}</p>
      </header>
      <div className="mt-10 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[17rem_1fr]">
        <Contents sections={document.sections} label={t.contents} />
        <div className="max-w-180">
          {document.sections.map(({ id, title, body }, index) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="border-t border-line py-8 first:border-0 first:pt-0"
            >
              <h2 id={`${id}-title`} className="text-2xl">
                {index + 1}. {title}
              </h2>
              {body.map((part, at) =>
                typeof part === 'string' ? (
                  <p key={at} className="mt-4">
                    <Linked text={part} />
                  </p>
                ) : (
                  <ul key={at} className="mt-3 list-disc space-y-2 ps-5 marker:text-accent">
                    {part.map((item) => (
                      <li key={item}>
                        <Linked text={item} />
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Contents({ sections, label }: { sections: LegalDocument['sections']; label: string }) {
  return (
    <nav
      aria-label={label}
      className="rounded-lg bg-sunken p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:bg-transparent lg:p-0"
    >
      <h2 className="text-base">{label}</h2>
      <ol className="mt-2">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3 text-ink-soft underline-offset-4 hover:text-accent hover:underline lg:min-h-10 lg:text-sm"
            >
              <span className="w-6 shrink-0 text-ink-faint tabular-nums">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A text in which `[words](/path)` is a link. */
function Linked({ text }: { text: string }) {
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/)
  return parts.map((part, index) => {
    if (index % 3 === 2) return null
    if (index % 3 === 0) return part
    return (
      <LocalLink key={index} to={parts[index + 1] ?? '/'} className="link">
        {part}
      </LocalLink>
    )
  })
}
