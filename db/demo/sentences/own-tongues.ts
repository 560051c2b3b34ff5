import type { Position } from '../../../src/features/profiles/choices.ts'

/** Texts of people who write in another language than English; one sentence of each part. */
export interface OwnTongue {
  openings: string
  /** By position; without an entry nobody with that position writes in it. */
  work: Partial<Record<Position, string>>
  closings: string
  /** Verbs agree with a woman who speaks. */
  womenOnly: boolean
}

export const tagalog: OwnTongue = {
  womenOnly: false,
  openings: `
Magandang araw po. Ako si {first}, taga-{home}.
x|Mahigit {count} taon na po akong nagtatrabaho sa mga pamilya.
Kumusta po. Taga-{home} ako at sanay sa gawaing bahay mula pagkabata.
Salamat po sa pagbabasa ng profile ko.
Ako po si {first}. Tahimik ako pero masipag.`,
  work: {
    Nanny: `
Mahilig po ako sa mga bata at mahaba ang pasensya ko.
Marunong akong mag-alaga ng sanggol: magpaligo, magpakain at magpatulog.
Tinutulungan ko ang mga bata sa takdang-aralin at inaayos ko ang baon nila.
Hindi po ako sumisigaw sa bata; kinakausap ko sila nang maayos.`,
    Maid: `
Malinis at maayos akong magtrabaho, mula kusina hanggang banyo.
Marunong akong maglaba, mamalantsa at mag-ayos ng aparador.
Hindi na po kailangang ulitin ang bilin; nakikita ko kung ano ang dapat gawin.
Maingat po ako sa mga gamit ng bahay.`,
    Cook: `
Marunong akong magluto ng adobo, sinigang at mga pagkaing Arabo.
Malinis ang kusina ko at walang nasasayang na pagkain.`,
    Driver: `
May lisensya po ako at maingat magmaneho.
Alaga ko ang sasakyan: malinis, may langis at laging handa.`,
  },
  closings: `
Ang hanap ko po ay pamilyang may respeto sa isa't isa.
Para po sa pamilya ko sa {home} ang pagsisikap ko.
Puwede po tayong mag-usap sa video call.
i|Handa po akong magsimula anumang oras.
Maraming salamat po at ingat kayo palagi.`,
}

export const swahili: OwnTongue = {
  womenOnly: false,
  openings: `
Habari. Jina langu ni {first} na ninatoka {home}.
Hujambo, mimi ni {first} kutoka {home}.
x|Nimefanya kazi za nyumbani kwa miaka {count}.
Asante kwa kusoma wasifu wangu. Ninaitwa {first}.`,
  work: {
    Nanny: `
Napenda watoto na nina subira nyingi.
Najua kuogesha, kulisha na kumlaza mtoto mchanga.
Huwasaidia watoto na kazi za shule jioni.`,
    Maid: `
Ninafanya usafi kwa makini, chumba kwa chumba.
Najua kufua, kupiga pasi na kupanga kabati vizuri.
Huwa sisubiri kuambiwa; ninaona kazi na kuifanya.`,
    Cook: `
Ninapika pilau, chapati na vyakula vya Kiarabu.
Jiko langu huwa safi wakati wote.`,
    Driver: `
Ninaendesha gari kwa uangalifu na sijawahi kupata ajali.
Natunza gari vizuri na ninafika kwa wakati.`,
  },
  closings: `
Natafuta familia yenye heshima na upendo.
i|Niko tayari kuanza kazi.
Tunaweza kuzungumza kwa simu ya video.
Ninafanya kazi kwa uaminifu na kwa moyo.`,
}

export const arabic: OwnTongue = {
  womenOnly: true,
  openings: `
السلام عليكم، اسمي {first} وأنا من {home}.
x|السلام عليكم، أعمل في بيوت العائلات منذ {arabicYears}.
x|تعلّمت العربية من العائلات التي عملت معها، وأفهم كل ما يُقال لي في البيت.
السلام عليكم ورحمة الله، أشكركم على قراءة ملفي.`,
  work: {
    Nanny: `
أحب الأطفال وصبري معهم طويل، وأعرف رعاية الرضيع من الحمّام إلى النوم.
أساعد الأطفال في واجباتهم وألعب معهم بعيداً عن الشاشات.
لا أرفع صوتي على طفل أبداً، بل أشرح له بهدوء.`,
    Maid: `
أنظف البيت غرفة غرفة، وأكوي الثياب والعبايات بعناية.
أحب الترتيب، ولكل شيء عندي مكان.
أعمل بهدوء، وأرى ما يحتاجه البيت قبل أن يُطلب مني.`,
    Cook: `
أطبخ المجبوس والهريس والثريد، وأتعلم بسرعة طبخ كل بيت.
مطبخي نظيف دائماً، ولا أرمي نعمة.`,
  },
  closings: `
أبحث عن عائلة يسودها الاحترام.
i|أستطيع البدء قريباً إن شاء الله.
يسعدني الحديث معكم في المقابلة.
أعمل بأمانة، وأحفظ أسرار البيت.`,
}

const allButDriver = (text: string): OwnTongue['work'] => ({ Nanny: text, Maid: text, Cook: text })

export const hindi: OwnTongue = {
  womenOnly: true,
  openings: `
नमस्ते, मेरा नाम {first} है और मैं {home} से हूँ।
नमस्कार। मैं {first} हूँ, {home} की रहने वाली।`,
  work: allButDriver(`
मुझे घर का काम, खाना बनाना और बच्चों की देखभाल अच्छी तरह आती है।
मैं सफ़ाई और रसोई दोनों का ध्यान रखती हूँ और समय की पाबंद हूँ।`),
  closings: `
मैं ईमानदारी से काम करती हूँ और ऐसा परिवार चाहती हूँ जहाँ सबका सम्मान हो।
मेरी प्रोफ़ाइल पढ़ने के लिए धन्यवाद।`,
}

export const sinhala: OwnTongue = {
  womenOnly: false,
  openings: `
ආයුබෝවන්, මගේ නම {first}. මම {home} ප්‍රදේශයෙන්.
ආයුබෝවන්. මගේ විස්තර කියවනවාට ස්තූතියි.`,
  work: allButDriver(`
ගෙදර දොරේ වැඩ, ඉවුම් පිහුම් සහ ළමයින් බලා ගැනීම මට හොඳට පුරුදුයි.
මම ඉවසීමෙන් සහ අවංකව වැඩ කරනවා.`),
  closings: `
එකිනෙකාට ගරු කරන පවුලක් සමඟ වැඩ කරන්න කැමතියි.
ඕනෑම වෙලාවක කතා කරන්න පුළුවන්.`,
}
