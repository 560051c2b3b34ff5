/** What somebody wants who writes no more than that. */
export type Answer = 'yes' | 'no' | 'stop' | null

const said = {
  yes: `yes, y, yep, yeah, yes please, yes ok, oo, opo, oo po, sige, sige po, ok, okay, ok yes, sure, accept, i accept, accepted, agree, i agree, agreed, 👍,
    نعم, نعم موافق, نعم موافقه, ايوه, ايوا, اي, اي نعم, اوكي, تمام, موافق, موافقه, اوافق, قبلت, اقبل, اكيد,
    হ্যাঁ, হ্যা, হা, জি, জ্বি, রাজি, আমি রাজি, ঠিক আছে,
    አዎ, አዎን, እሺ, እቀበላለሁ, ተቀብያለሁ, እስማማለሁ,
    ya, iya, ya setuju, setuju, saya setuju, terima, saya terima, baik, boleh, bisa,
    ndiyo, ndio, ndiyo nakubali, nakubali, sawa, sawa sawa,
    oui, oui merci, oui d'accord, oui j'accepte, j'accepte, je suis d'accord, d'accord, bien sûr, bien sur, volontiers,
    हाँ, हां, हा, हाँ जी, जी हाँ, जी हां, जी, ठीक है, मंज़ूर है, haan, han, haan ji, ji haan, theek hai,
    हो, हजुर, हुन्छ, हुन्छ हजुर, ठिक छ, मन्जुर छ, hunchha, huncha, hajur,
    ඔව්, ඔව් ඔව්, හරි, ඔව් හරි, කැමතියි, මම කැමතියි, එකඟයි, මම එකඟයි, පිළිගන්නවා, owu, kamathi, kamathiyi,
    ஆம், ஆமா, ஆமாம், ஓம், சரி, சரிங்க, ஆம் சரி, ஓகே, சம்மதம், ஆம் சம்மதம், எனக்கு சம்மதம், எனக்குச் சம்மதம், ஏற்கிறேன், வருகிறேன், வர்றேன், aam, aama, aamaa, aamam, sari, seri, sammatham`,
  no: `no, n, nope, no thanks, no thank you, sorry no, no sorry, hindi, hindi po, ayoko, decline, i decline, declined, 👎,
    لا, لا شكرا, كلا, ارفض, اعتذر, غير موافق, غير موافقه,
    না, জি না, না ধন্যবাদ, রাজি না, পারব না,
    አይ, አይደለም, አልቀበልም, አልችልም,
    tidak, tidak bisa, tidak mau, tidak terima kasih, nggak, enggak, gak, tolak,
    hapana, hapana asante, sitaki, nakataa,
    non, non merci, non désolée, non désolé, je refuse, pas possible,
    नहीं, नही, ना, जी नहीं, नहीं जी, nahi, nahin, nahi ji,
    होइन, हुँदैन, हुन्न, अहँ, hoina, hudaina,
    නැහැ, නෑ, බැහැ, බෑ, එපා, කැමති නැහැ, කැමති නෑ, නැහැ ස්තුතියි, nehe, naha, epa,
    இல்லை, இல்ல, வேண்டாம், வேணாம், முடியாது, மறுக்கிறேன், சம்மதமில்லை, illai, illa, vendam, venam, mudiyathu, mudiyadhu`,
  stop: `stop, stop all, stopall, unsubscribe, opt out, optout, itigil, tama na,
    توقف, توقفوا, ايقاف, اوقف, اوقفوا, قف, الغاء الاشتراك,
    বন্ধ, বন্ধ করুন, থামান,
    አቁም, አቁሚ, አቁሙ, ያቁሙ,
    berhenti, hentikan,
    simamisha,
    arrêt, arrêter, arrêtez, arret, arreter, arretez, désabonner,
    बंद, बंद करें, बंद करो,
    बन्द, बन्द गर्नुहोस्,
    නවත්වන්න, තවත් එවන්න එපා,
    நிறுத்து, நிறுத்துங்கள், நிறுத்தவும்`,
}
const meanings = new Map(
  (['yes', 'no', 'stop'] as const).flatMap((answer) =>
    said[answer].split(',').map((text) => [plain(text), answer] as const),
  ),
)

/** Reads a whole message, in everyday forms of our languages; anything beside such a word is no answer. */
export const readAnswer = (text: string): Answer => meanings.get(plain(text)) ?? null

/** Small letters, one form of each Arabic letter, none of its vowel signs, no punctuation, no tone of skin. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(
      /(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}]|[\u0640\p{Cf}]|[\u{1f3fb}-\u{1f3ff}]/gu,
      '',
    )
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .replace(/[\p{P}\p{Z}\s]+/gu, ' ')
    .trim()
}
