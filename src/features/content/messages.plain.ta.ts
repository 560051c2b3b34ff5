import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.plain.en.ts'

export const ta: Translation<typeof en> = {
  brand: 'Manzil',
  candidates: 'எல்லா விண்ணப்பதாரர்களும்',
  errors: {
    notFound: {
      title: 'இந்தப் பக்கம் இங்கே இல்லை',
      text: 'முகவரியில் எழுத்துப் பிழை இருக்கலாம், அல்லது பக்கம் வேறு இடத்துக்கு மாறியிருக்கலாம். மற்றவை எல்லாம் இருந்த இடத்திலேயே உள்ளன.',
    },
    failed: {
      title: 'எங்கள் பக்கத்தில் ஏதோ தவறு நடந்தது',
      text: 'இது உங்கள் தவறு இல்லை. சிறிது நேரம் கழித்து மீண்டும் முயற்சி செய்யுங்கள்.',
    },
    retry: 'மீண்டும் முயற்சி செய்',
    toHome: 'முகப்புப் பக்கத்துக்குச் செல்',
  },
}
