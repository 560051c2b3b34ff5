import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const ne: Translation<typeof en> = {
  errors: {
    claimNotFound: 'तपाईंको नम्बरको यस्तो रेकर्ड कुनै एजेन्सीसँग छैन।',
    claimOwnInUse:
      'तपाईंले आफैं लेखेको प्रोफाइलमा परिवारहरूसँग कुरा चल्दैछ। त्यो सकिएपछि यो रेकर्ड आफ्नो बनाउन सकिन्छ।',
    claimOneAgency: 'तपाईंको रेकर्ड पहिलेदेखि अर्को एजेन्सीसँग छ। पहिले त्यो छोड्नुहोस्।',
    noAgencyToLeave: 'तपाईंको रेकर्ड कुनै एजेन्सीसँग छैन।',
    leaveWhileHired: 'तपाईंलाई यही एजेन्सीबाट काममा राखिएको छ। यो सकिएपछि एजेन्सी छोड्न सकिन्छ।',
    leaveWhileCase: 'यो एजेन्सीबाट तपाईंको एउटा भर्ती चल्दैछ। त्यो सकिएपछि एजेन्सी छोड्न सकिन्छ।',
    objectWhileHired: 'यो रेकर्डको व्यक्तिलाई एजेन्सीबाट काममा राखिएको छ। यो सकिएपछि आपत्ति गर्न सकिन्छ।',
    objectWhileCase: 'यो एजेन्सीबाट एउटा भर्ती चल्दैछ। त्यो सकिएपछि आपत्ति गर्न सकिन्छ।',
  } as Record<string, string>,
}
