import type { Locale } from './locales.ts'

/** Beside its name on the wire its words in other languages; the Arabic one feminine, as the word 'nationality' is: 'فلبينية'. */
export interface Nationality extends Partial<Record<Locale, string>> {
  /** As on the wire: 'Filipino'. */
  name: string
  /** ISO 3166 alpha-2. */
  country: string
  ar: string
}

const table = `
AF Afghan أفغانية
AL Albanian ألبانية
DZ Algerian جزائرية
US American أمريكية
AD Andorran أندورية
AO Angolan أنغولية
AG Antiguan أنتيغوية
AR Argentine أرجنتينية
AM Armenian أرمنية
AU Australian أسترالية
AT Austrian نمساوية
AZ Azerbaijani أذربيجانية
BS Bahamian باهامية
BH Bahraini بحرينية
BD Bangladeshi بنغلاديشية
BB Barbadian بربادوسية
BY Belarusian بيلاروسية
BE Belgian بلجيكية
BZ Belizean بليزية
BJ Beninese بنينية
BT Bhutanese بوتانية
BO Bolivian بوليفية
BA Bosnian بوسنية
BW Botswanan بوتسوانية
BR Brazilian برازيلية
GB British بريطانية
BN Bruneian بروناوية
BG Bulgarian بلغارية
BF Burkinabe بوركينابية
MM Burmese ميانمارية
BI Burundian بوروندية
KH Cambodian كمبودية
CM Cameroonian كاميرونية
CA Canadian كندية
CV Cape Verdean رأس أخضرية
CF Central African أفريقية وسطى
TD Chadian تشادية
CL Chilean تشيلية
CN Chinese صينية
CO Colombian كولومبية
KM Comorian قمرية
CD Congolese (DR Congo) كونغولية ديمقراطية
CG Congolese (Republic) كونغولية
CR Costa Rican كوستاريكية
HR Croatian كرواتية
CU Cuban كوبية
CY Cypriot قبرصية
CZ Czech تشيكية
DK Danish دنماركية
DJ Djiboutian جيبوتية
DM Dominican (Dominica) دومينيكية
DO Dominican (Republic) دومينيكانية
NL Dutch هولندية
EC Ecuadorian إكوادورية
EG Egyptian مصرية
AE Emirati إماراتية
GQ Equatorial Guinean غينية استوائية
ER Eritrean إريترية
EE Estonian إستونية
SZ Eswatini إسواتينية
ET Ethiopian إثيوبية
FJ Fijian فيجية
PH Filipino فلبينية
FI Finnish فنلندية
FR French فرنسية
GA Gabonese غابونية
GM Gambian غامبية
GE Georgian جورجية
DE German ألمانية
GH Ghanaian غانية
GR Greek يونانية
GD Grenadian غرينادية
GT Guatemalan غواتيمالية
GN Guinean غينية
GW Guinea-Bissauan غينية بيساوية
GY Guyanese غيانية
HT Haitian هايتية
HN Honduran هندوراسية
HU Hungarian مجرية
IS Icelandic آيسلندية
IN Indian هندية
ID Indonesian إندونيسية
IR Iranian إيرانية
IQ Iraqi عراقية
IE Irish أيرلندية
IL Israeli إسرائيلية
IT Italian إيطالية
CI Ivorian إيفوارية
JM Jamaican جامايكية
JP Japanese يابانية
JO Jordanian أردنية
KZ Kazakh كازاخستانية
KE Kenyan كينية
KI Kiribati كيريباتية
KN Kittitian سانت كيتسية
XK Kosovar كوسوفية
KW Kuwaiti كويتية
KG Kyrgyz قيرغيزية
LA Lao لاوسية
LV Latvian لاتفية
LB Lebanese لبنانية
LS Lesothan ليسوتية
LR Liberian ليبيرية
LY Libyan ليبية
LI Liechtenstein ليختنشتاينية
LT Lithuanian ليتوانية
LU Luxembourgish لوكسمبورغية
MK Macedonian مقدونية
MG Malagasy مدغشقرية
MW Malawian ملاوية
MY Malaysian ماليزية
MV Maldivian مالديفية
ML Malian مالية
MT Maltese مالطية
MH Marshallese مارشالية
MR Mauritanian موريتانية
MU Mauritian موريشيوسية
MX Mexican مكسيكية
FM Micronesian ميكرونيزية
MD Moldovan مولدوفية
MC Monegasque موناكوية
MN Mongolian منغولية
ME Montenegrin مونتينيغرية
MA Moroccan مغربية
MZ Mozambican موزمبيقية
NA Namibian ناميبية
NR Nauruan ناوروية
NP Nepalese نيبالية
NZ New Zealander نيوزيلندية
NI Nicaraguan نيكاراغوية
NE Nigerien نيجرية
NG Nigerian نيجيرية
KP North Korean كورية شمالية
NO Norwegian نرويجية
OM Omani عمانية
PK Pakistani باكستانية
PW Palauan بالاوية
PS Palestinian فلسطينية
PA Panamanian بنمية
PG Papua New Guinean بابوانية
PY Paraguayan باراغوية
PE Peruvian بيروفية
PL Polish بولندية
PT Portuguese برتغالية
QA Qatari قطرية
RO Romanian رومانية
RU Russian روسية
RW Rwandan رواندية
LC Saint Lucian سانت لوسية
SV Salvadoran سلفادورية
WS Samoan ساموية
SM Sammarinese سان مارينية
ST Sao Tomean ساوتومية
SA Saudi سعودية
SN Senegalese سنغالية
RS Serbian صربية
SC Seychellois سيشلية
SL Sierra Leonean سيراليونية
SG Singaporean سنغافورية
SK Slovak سلوفاكية
SI Slovenian سلوفينية
SB Solomon Islander سليمانية
SO Somali صومالية
ZA South African جنوب أفريقية
KR South Korean كورية جنوبية
SS South Sudanese جنوب سودانية
ES Spanish إسبانية
LK Sri Lankan سريلانكية
SD Sudanese سودانية
SR Surinamese سورينامية
SE Swedish سويدية
CH Swiss سويسرية
SY Syrian سورية
TW Taiwanese تايوانية
TJ Tajik طاجيكية
TZ Tanzanian تنزانية
TH Thai تايلاندية
TL Timorese تيمورية
TG Togolese توغولية
TO Tongan تونغية
TT Trinidadian ترينيدادية
TN Tunisian تونسية
TR Turkish تركية
TM Turkmen تركمانية
TV Tuvaluan توفالية
UG Ugandan أوغندية
UA Ukrainian أوكرانية
UY Uruguayan أوروغوايية
UZ Uzbek أوزبكية
VU Vanuatuan فانواتية
VA Vatican فاتيكانية
VE Venezuelan فنزويلية
VN Vietnamese فيتنامية
VC Vincentian سانت فنسنتية
YE Yemeni يمنية
ZM Zambian زامبية
ZW Zimbabwean زيمبابوية
`

/** About two hundred nationalities, by their English name. */
export const nationalities: readonly Nationality[] = [
  ...table.matchAll(/^([A-Z]{2}) ([^\u0600-\u06ff\n]+) (.+)$/gm),
]
  .map(([, country = '', name = '', ar = '']) => ({ name, country, ar }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

const byName = new Map(
  nationalities.map((nationality) => [nationality.name.toLowerCase(), nationality]),
)

/** Finds 'Filipino' however it is capitalised. */
export const nationalityByName = (name: string): Nationality | undefined =>
  byName.get(name.trim().toLowerCase())

/** A nationality in the reader's language; one that is not in the table stays as it was written. */
export const nationalityWord = (name: string, locale: Locale): string =>
  nationalityByName(name)?.[locale] ?? name

/** All of them to choose from, in the order of the reader's language. */
export const nationalityOptions = (locale: Locale): { value: string; label: string }[] =>
  nationalities
    .map(({ name }) => ({ value: name, label: nationalityWord(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
