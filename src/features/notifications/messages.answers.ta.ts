import type { answers as english } from './messages.answers.en.ts'

export const answers: typeof english = {
  yes: 'ஆம், ஆமா, ஆமாம், ஓம், சரி, சரிங்க, ஆம் சரி, ஓகே, சம்மதம், ஆம் சம்மதம், எனக்கு சம்மதம், எனக்குச் சம்மதம், ஏற்கிறேன், வருகிறேன், வர்றேன், aam, aama, aamaa, aamam, sari, seri, sammatham',
  no: 'இல்லை, இல்ல, வேண்டாம், வேணாம், முடியாது, மறுக்கிறேன், சம்மதமில்லை, illai, illa, vendam, venam, mudiyathu, mudiyadhu',
  stop: 'நிறுத்து, நிறுத்துங்கள், நிறுத்தவும்',
}
