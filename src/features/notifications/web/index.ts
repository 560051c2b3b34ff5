export { Bell } from './bell.tsx'
export { unreadQuery } from './unread-query.ts'
export { WhatsAppOffer } from './settings/whatsapp-offer.tsx'
