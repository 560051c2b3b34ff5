import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.ts'

// What tells languages apart is fetched by those who are shown such a text.
const AboutRead = lazyPart(() => import('./about-read.tsx'), 'AboutRead')

/** What a worker wrote of herself, where the page itself did not say of it which language it is in. */
export const AboutText = (props: ComponentProps<typeof AboutRead>) => (
  <Suspense
    fallback={
      <p dir="auto" className={props.className}>
        {props.text}
      </p>
    }
  >
    <AboutRead {...props} />
  </Suspense>
)
