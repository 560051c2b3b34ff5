import type { ComponentType } from 'react'
import { Actions } from './design/actions.tsx'
import { Fields } from './design/fields.tsx'
import { Overlays } from './design/overlays.tsx'
import { Places } from './design/places.tsx'
import { type Samples, samples } from './design/samples.ts'
import { States } from './design/states.tsx'
import { ToastProvider } from './toast.tsx'

const parts: [string, ComponentType<{ t: Samples }>][] = [
  ['Actions', Actions],
  ['Fields', Fields],
  ['Overlays', Overlays],
  ['Places', Places],
  ['States', States],
]

/** Every component in both themes and both directions, for those who build with them. */
export default function DesignPage() {
  return (
    <ToastProvider label="Messages" closeLabel="Close">
      <main>
        <h1 className="sr-only">Design system</h1>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className="bg-canvas">
            {parts.map(([name, Part]) => (
              <section
                key={name}
                className="mx-auto grid max-w-400 gap-x-16 gap-y-10 px-4 py-12 sm:px-8 xl:grid-cols-2"
              >
                <h2 className="text-2xl text-ink-faint xl:col-span-2">
                  {name} · {theme}
                </h2>
                <div lang="en" dir="ltr" className="min-w-0 space-y-8">
                  <Part t={samples.en} />
                </div>
                <div lang="ar" dir="rtl" className="min-w-0 space-y-8">
                  <Part t={samples.ar} />
                </div>
              </section>
            ))}
          </div>
        ))}
      </main>
    </ToastProvider>
  )
}
