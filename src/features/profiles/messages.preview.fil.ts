import type * as en from './messages.preview.en.ts'

export const preview: typeof en.preview = {
  title: 'Ikaw lang ang nakakakita nito',
  text: 'Ganito ka makikita ng mga pamilya. Hindi pa nila ito nahahanap.',
  toProfile: 'Sa profile ko',
  loading: 'Naglo-load',
}
