import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const hi: Translation<typeof en> = {
  errors: {
    claimNotFound: 'किसी एजेंसी के पास आपके नंबर का ऐसा रिकॉर्ड नहीं है।',
    claimOwnInUse:
      'आपकी अपनी लिखी प्रोफ़ाइल पर परिवारों से बात चल रही है। वह खत्म होने पर यह रिकॉर्ड अपना बनाया जा सकता है।',
    claimOneAgency: 'आपका रिकॉर्ड पहले से किसी और एजेंसी के पास है। पहले उसे छोड़ें।',
    noAgencyToLeave: 'आपका रिकॉर्ड किसी एजेंसी के पास नहीं है।',
    leaveWhileHired: 'आपको इसी एजेंसी से काम पर रखा गया है। यह खत्म होने पर एजेंसी छोड़ी जा सकती है।',
    leaveWhileCase: 'इस एजेंसी से आपकी एक भर्ती चल रही है। वह खत्म होने पर एजेंसी छोड़ी जा सकती है।',
    objectWhileHired:
      'इस रिकॉर्ड वाले व्यक्ति को एजेंसी से काम पर रखा गया है। यह खत्म होने पर आपत्ति की जा सकती है।',
    objectWhileCase: 'इस एजेंसी से एक भर्ती चल रही है। वह खत्म होने पर आपत्ति की जा सकती है।',
  } as Record<string, string>,
}
