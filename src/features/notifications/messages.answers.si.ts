import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'ඔව්, ඔව් ඔව්, හරි, ඔව් හරි, කැමතියි, මම කැමතියි, එකඟයි, මම එකඟයි, පිළිගන්නවා, owu, kamathi, kamathiyi',
  no: 'නැහැ, නෑ, බැහැ, බෑ, එපා, කැමති නැහැ, කැමති නෑ, නැහැ ස්තුතියි, nehe, naha, epa',
  stop: 'නවත්වන්න, තවත් එවන්න එපා',
}
