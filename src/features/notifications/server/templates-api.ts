export { noticeTemplates, type WhatsAppTemplate } from './whatsapp/templates.ts'
