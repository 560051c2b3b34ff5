import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'

export const ta: Translation<typeof en> = {
  formerCandidate: 'முன்னாள் விண்ணப்பதாரர்',
  errors: {
    consentNeeded:
      'இதை நாங்கள் வைத்திருக்கச் சம்மதம் தெரிவியுங்கள்: மதம், திருமண நிலை, குழந்தைகள் பற்றிய தகவல்களுக்குச் சட்டத்தில் தனிப் பாதுகாப்பு உண்டு.',
    tooYoungToPublish: '18 வயது முதல் மட்டுமே சுயவிவரத்தை வெளியிட முடியும்.',
    incompleteToPublish:
      'முதலில் வேலை, நாடு, பிறந்த தேதி ஆகியவற்றை நிரப்புங்கள்: இவை இல்லாமல் குடும்பங்கள் யாரையும் காண முடியாது.',
    neededToPublish: 'குடும்பங்கள் சுயவிவரத்தைப் பார்க்கும் முன் இது தேவை.',
    wageBelowLaw: 'சட்டப்படி மாதம் குறைந்தது QAR {minimum_wage} கொடுக்க வேண்டும் ({minimum_wage_source}).',
    endsBeforeStart: 'முடிவு தொடக்கத்திற்கு முன் உள்ளது.',
    dateInFuture: 'இது வருங்காலத் தேதி.',
    mustBePositive: 'இது 0-வை விட அதிகமாக இருக்க வேண்டும்.',
    invalidEmail: 'சரியான மின்னஞ்சல் முகவரியை எழுதுங்கள்.',
    phoneByCodeOnly: 'உங்கள் எண் குறியீட்டால் மட்டுமே மாறும்: “மொபைல் எண்ணை மாற்று” என்பதை அழுத்துங்கள்.',
    hiddenUntilReviewed:
      'உங்கள் மாற்றங்களை நாங்கள் பார்க்கும் வரை உங்கள் சுயவிவரம் மறைக்கப்பட்டிருக்கும். பார்த்ததும் உங்களுக்குச் சொல்வோம்.',
    CANDIDATE_UNAVAILABLE: 'இனி கிடைக்காது',
    candidateNotFound: 'சுயவிவரம் கிடைக்கவில்லை',
  } as Record<string, string>,
}
