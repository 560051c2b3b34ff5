import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { sentParts } from './ui/lazy-part.ts'
import { keepSecondPress } from './ui/second-press.ts'

keepSecondPress()

// An await of the module's own would keep the build from naming in one script what several parts bring.
void sentParts().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
