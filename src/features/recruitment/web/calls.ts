import { call } from '../../../platform/web/api.ts'
import type * as contract from '../contract.ts'
import type * as offers from '../offer-contract.ts'

type Contract = typeof contract
type Offers = typeof offers

// By method and path alone: a value of the contract would bring zod into the first load.
export const listRecruitments = call<Contract['listRecruitments']>('GET', '/api/employer/recruitments/')
export const getEmployerRecruitment = call<Contract['getEmployerRecruitment']>('GET', '/api/employer/recruitments/:candidate_id/')
export const listAgencyRecruitments = call<Contract['listAgencyRecruitments']>('GET', '/api/agency/recruitments/')
export const getRecruitment = call<Contract['getRecruitment']>('GET', '/api/recruitments/:id/')
export const getOwnRecruitment = call<Contract['getOwnRecruitment']>('GET', '/api/jobseeker/recruitment/')
export const changeStep = call<Contract['changeStep']>('PATCH', '/api/recruitments/:id/steps/:step/')
export const nudge = call<Contract['nudge']>('POST', '/api/recruitments/:id/nudge/')
export const listCasePapers = call<Contract['listCasePapers']>('GET', '/api/recruitments/:id/papers/')
export const addCasePaper = call<Contract['addCasePaper']>('POST', '/api/recruitments/:id/papers/')
export const removeCasePaper = call<Contract['removeCasePaper']>('DELETE', '/api/recruitments/:id/papers/:paper_id/')
export const openPaper = call<Contract['openPaper']>('POST', '/api/recruitments/:id/papers/:paper_id/open/')
export const listOfferLetters = call<Contract['listOfferLetters']>('GET', '/api/employer/candidates/:id/offer-letters/')
export const uploadOfferLetter = call<Contract['uploadOfferLetter']>('POST', '/api/employer/candidates/:id/offer-letters/upload/')
export const removeOfferLetter = call<Contract['removeOfferLetter']>('DELETE', '/api/employer/candidates/:id/offer-letters/:letter_id/')
export const getOfferDraft = call<Offers['getOfferDraft']>('GET', '/api/employer/candidates/:id/offer/')
export const makeOffer = call<Offers['makeOffer']>('POST', '/api/employer/candidates/:id/offer/')
export const sendOfferCode = call<Offers['sendOfferCode']>('POST', '/api/jobseeker/recruitment/offers/:id/send-otp/')
export const acceptOffer = call<Offers['acceptOffer']>('POST', '/api/jobseeker/recruitment/offers/:id/accept/')
export const declineOffer = call<Offers['declineOffer']>('POST', '/api/jobseeker/recruitment/offers/:id/decline/')
export const getCertificate = call<Offers['getCertificate']>('GET', '/api/recruitments/offers/:id/certificate/')
