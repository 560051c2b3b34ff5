import type { Translation } from '../../platform/shared/catalogues.ts'
import type { rights as english } from './messages.rights.en.ts'

export const rights: Translation<typeof english> = {
  law: {
    metaTitle: 'Ang mga karapatan mo kapag nagtatrabaho sa bahay sa Qatar | Manzil',
    metaDescription:
      'Ang ibinibigay sa iyo ng batas ng Qatar kapag nagtatrabaho ka sa bahay: sahod, oras, day off, bakasyon, passport, at kung sino ang tatawagan.',
    title: 'Ang mga karapatan mo',
    lead: 'Kung nagtatrabaho ka sa bahay sa Qatar, ito ang ibinibigay sa iyo ng batas.',
    items: [
      'Nakasulat na kontrata. Basahin mo ito, o ipabasa, bago ka pumayag.',
      'Buong sahod mo bawat buwan, sa iyong bank account.',
      'Hindi hihigit sa 10 oras ng trabaho bawat araw. Hiwalay pa ang oras ng pahinga, kain at dasal.',
      'Isang bayad na day off bawat linggo, at tatlong linggong bayad na bakasyon bawat taon.',
      'Libreng pagkain, tirahan at pagpapagamot.',
      'Nasa iyo ang passport mo. Walang puwedeng magtago nito.',
    ],
  },
  fees: {
    metaTitle: 'Walang bayad ang mga manggagawa | Manzil',
    metaDescription:
      'Walang puwedeng humingi sa iyo ng pera para sa trabaho, visa, ticket o papeles. Kung sino ang nagbabayad kapag nagtatrabaho ka sa bahay sa Qatar.',
    title: 'Wala kang babayaran',
    lead: 'Walang puwedeng humingi sa iyo ng pera para sa trabaho. Ang pamilya ang nagbabayad.',
    items: [
      'Libre ang Manzil para sa iyo, palagi.',
      'Ang pamilya ang nagbabayad ng visa, medical at ticket mo papuntang Qatar.',
      'Walang puwedeng magbawas ng mga gastos na ito sa sahod mo.',
      'Kung may humingi sa iyo ng pera, huwag magbayad. Tumawag sa Ministry of Labour: 16008.',
    ],
  },
  help: {
    title: 'Kung may mali',
    items: [
      'Nasa panganib ka ba? Tumawag sa 999.',
      'Hindi binabayaran, walang day off o walang passport? Tumawag sa Ministry of Labour: 16008.',
    ],
  },
}
