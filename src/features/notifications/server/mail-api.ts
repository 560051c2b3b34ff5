export { mailLink, mailPage, mailParagraph, mailWords } from './mail-page.ts'
