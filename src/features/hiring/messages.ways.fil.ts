import type { ways as en } from './messages.ways.en.ts'

export const ways: typeof en = {
  ways: {
    label: 'Paano kayo magkikita?',
    video: 'Video room',
    phone: 'Tawag sa telepono',
    whatsapp: 'WhatsApp call',
    home: 'Sa bahay ninyo',
    office: 'Sa opisina ng agency',
    hints: {
      video: 'Sa browser mo, dito sa Manzil. Hindi ninyo makikita ang numero ng isa’t isa.',
      phone: 'Makikita ninyo ang numero ng isa’t isa kapag tinanggap ang interview.',
      whatsapp: 'Makikita ninyo ang WhatsApp ng isa’t isa kapag tinanggap ang interview.',
      home: 'Makikita ang address kapag tinanggap ang interview.',
      office: 'Para sa mga galing sa agency.',
    },
    shown: {
      video: 'Sa video room',
      phone: 'Sa telepono',
      whatsapp: 'Sa WhatsApp call',
      home: 'Sa bahay ng pamilya',
      office: 'Sa opisina ng agency',
    },
  },
  join: 'Sumali',
}
