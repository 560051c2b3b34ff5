import type { Translation } from '../../platform/shared/catalogues.ts'
import type { en } from './messages.en.ts'
import { notices } from './messages.notices.ta.ts'

// Refusals that a worker meets who answers terms or proposes others.
export const ta: Translation<typeof en> = {
  errors: {
    offerAmount: 'தொகையை எழுதுங்கள்.',
    offerWageFloor:
      'சட்டப்படி மாதம் குறைந்தது QAR {minimum_wage} கொடுக்க வேண்டும் ({minimum_wage_source}).',
    offerHousingFloor:
      'தங்குமிடம் கொடுக்க வேண்டும், அல்லது அதற்கு மாதம் குறைந்தது QAR {minimum_housing} ({minimum_housing_source}).',
    offerFoodFloor:
      'உணவு கொடுக்க வேண்டும், அல்லது அதற்கு மாதம் குறைந்தது QAR {minimum_food} ({minimum_food_source}).',
    offerHoursCeiling:
      'சட்டப்படி ஒரு நாளில் அதிகபட்சம் {maximum_hours} மணி நேரம் ({maximum_hours_source}).',
    offerRestFloor:
      'ஒவ்வொரு வாரமும் 24 மணி நேர விடுமுறை, சம்பளத்துடன், சட்டப்படி உண்டு ({minimum_rest_days_source}).',
    offerLeaveFloor:
      'சட்டப்படி வருடத்தில் குறைந்தது {minimum_leave_days} நாட்கள் விடுமுறை, சம்பளத்துடன், கொடுக்க வேண்டும் ({minimum_leave_days_source}).',
    offerPapersFloor: 'பாஸ்போர்ட்டும் ஆவணங்களும் பணியாளரிடமே இருக்க வேண்டும்: இது சட்டம் ({own_papers_source}).',
    offerAgeFloor:
      'வீட்டுப் பணியாளருக்குக் குறைந்தது {minimum_age} வயது இருக்க வேண்டும் ({minimum_age_source}).',
    offerAgeCeiling:
      'வீட்டுப் பணியாளருக்கு {maximum_age} வயதுக்கு மேல் இருக்கக் கூடாது ({maximum_age_source}).',
    offerStartPast: 'வேலை தொடங்கும் நாள் இன்றோ அதற்குப் பிறகோ இருக்க வேண்டும்.',
    taskNeeded: 'குறைந்தது ஒரு வேலையைத் தேர்ந்தெடுங்கள்.',
    termsNoContacts:
      'தொலைபேசி எண், மின்னஞ்சல், இணையப் பக்க முகவரி ஆகியவற்றை எழுத வேண்டாம். வேலைக்கு எடுத்த பிறகு தொடர்பு விவரங்கள் தெரியும்.',
    termsSame: 'இவை ஏற்கெனவே சொன்ன நிபந்தனைகள். ஒன்றையாவது மாற்றுங்கள், அல்லது ஆம் என்று சொல்லுங்கள்.',
    termsChanged: 'இதற்கிடையில் நிபந்தனைகள் மாறிவிட்டன. மீண்டும் பாருங்கள்.',
    termsOver: 'இந்தக் கேள்வி முடிந்துவிட்டது: தேர்வு முடிந்தது அல்லது திரும்பப் பெறப்பட்டது.',
    termsDeclined: 'இந்த நிபந்தனைகளுக்கு “இல்லை” என்று பதில் வந்தது.',
    termsAgreedAlready: 'இந்த நிபந்தனைகளுக்கு இருவரும் சம்மதித்துவிட்டீர்கள்.',
    termsNotYourTurn: 'இப்போது மற்றவர் பதில் சொல்ல வேண்டும்.',
    termsInCase: 'இருவரும் சம்மதித்துவிட்டீர்கள்; வேலைக் கடிதம் தயாராகிறது.',
    termsTooOften:
      'நிபந்தனைகள் பல முறை மாறிவிட்டன. ஆம் அல்லது இல்லை என்று சொல்லுங்கள்; வேறு நிபந்தனைகளுக்குக் குடும்பம் மீண்டும் தேர்ந்தெடுக்க வேண்டும்.',
    dealLinkUnknown: 'இந்த இணைப்பு எங்களுடையது இல்லை, அல்லது இனி செல்லாது.',
    dealLinkExpired: 'இந்த இணைப்பு ஒரு நாள் மட்டுமே செல்லும், அது முடிந்துவிட்டது. பதில் சொல்ல உள்நுழையுங்கள்.',
    dealLinkUsed: 'இந்த இணைப்பால் ஏற்கெனவே பதில் வந்துவிட்டது. அதைப் பார்க்க உள்நுழையுங்கள்.',
  },
  notices,
}
