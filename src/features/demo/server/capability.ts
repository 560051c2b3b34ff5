import { defineCapability, on } from '../../../platform/server/capability.ts'
import { questionAsked } from '../../conversations/server/ports.ts'
import { termsProposed } from '../../agreements/server/ports.ts'
import { hireCreated, interviewChanged } from '../../hiring/server/ports.ts'
import { answerTerms, noteTerms } from './answer-terms.ts'
import { answerInterview, noteInterview } from './answer-interview.ts'
import { answerQuestion, noteQuestion } from './answer-question.ts'
import { fillPlace } from './fill-place.ts'
import { routes } from './routes.ts'

export const demo = defineCapability({
  name: 'demo',
  uses: ['accounts', 'profiles', 'conversations', 'hiring', 'agreements'],
  routes,
  jobs: [answerQuestion, answerInterview, answerTerms],
  reactsTo: [
    on(hireCreated, fillPlace),
    on(questionAsked, noteQuestion),
    on(interviewChanged, noteInterview),
    on(termsProposed, noteTerms),
  ],
})
