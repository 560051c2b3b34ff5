import { countryName } from './format.ts'
import { languageOf, type Locale, standard } from './locales.ts'

/** Beside its name on the wire its words in other languages; the Arabic and the French one feminine, as the word 'nationality' is: 'فلبينية', 'Philippine'. */
export interface Nationality extends Partial<Record<Locale, string>> {
  /** As on the wire: 'Filipino'. */
  name: string
  /** ISO 3166 alpha-2. */
  country: string
  ar: string
  fr: string
}

const table = `
AF Afghan أفغانية Afghane
AL Albanian ألبانية Albanaise
DZ Algerian جزائرية Algérienne
US American أمريكية Américaine
AD Andorran أندورية Andorrane
AO Angolan أنغولية Angolaise
AG Antiguan أنتيغوية Antiguayenne
AR Argentine أرجنتينية Argentine
AM Armenian أرمنية Arménienne
AU Australian أسترالية Australienne
AT Austrian نمساوية Autrichienne
AZ Azerbaijani أذربيجانية Azerbaïdjanaise
BS Bahamian باهامية Bahaméenne
BH Bahraini بحرينية Bahreïnienne
BD Bangladeshi بنغلاديشية Bangladaise
BB Barbadian بربادوسية Barbadienne
BY Belarusian بيلاروسية Biélorusse
BE Belgian بلجيكية Belge
BZ Belizean بليزية Bélizienne
BJ Beninese بنينية Béninoise
BT Bhutanese بوتانية Bhoutanaise
BO Bolivian بوليفية Bolivienne
BA Bosnian بوسنية Bosnienne
BW Botswanan بوتسوانية Botswanaise
BR Brazilian برازيلية Brésilienne
GB British بريطانية Britannique
BN Bruneian بروناوية Brunéienne
BG Bulgarian بلغارية Bulgare
BF Burkinabe بوركينابية Burkinabè
MM Burmese ميانمارية Birmane
BI Burundian بوروندية Burundaise
KH Cambodian كمبودية Cambodgienne
CM Cameroonian كاميرونية Camerounaise
CA Canadian كندية Canadienne
CV Cape Verdean رأس أخضرية Cap-verdienne
CF Central African أفريقية وسطى Centrafricaine
TD Chadian تشادية Tchadienne
CL Chilean تشيلية Chilienne
CN Chinese صينية Chinoise
CO Colombian كولومبية Colombienne
KM Comorian قمرية Comorienne
CD Congolese (DR Congo) كونغولية ديمقراطية Congolaise (RDC)
CG Congolese (Republic) كونغولية Congolaise (Congo-Brazzaville)
CR Costa Rican كوستاريكية Costaricaine
HR Croatian كرواتية Croate
CU Cuban كوبية Cubaine
CY Cypriot قبرصية Chypriote
CZ Czech تشيكية Tchèque
DK Danish دنماركية Danoise
DJ Djiboutian جيبوتية Djiboutienne
DM Dominican (Dominica) دومينيكية Dominiquaise
DO Dominican (Republic) دومينيكانية Dominicaine
NL Dutch هولندية Néerlandaise
EC Ecuadorian إكوادورية Équatorienne
EG Egyptian مصرية Égyptienne
AE Emirati إماراتية Émirienne
GQ Equatorial Guinean غينية استوائية Équato-guinéenne
ER Eritrean إريترية Érythréenne
EE Estonian إستونية Estonienne
SZ Eswatini إسواتينية Swazie
ET Ethiopian إثيوبية Éthiopienne
FJ Fijian فيجية Fidjienne
PH Filipino فلبينية Philippine
FI Finnish فنلندية Finlandaise
FR French فرنسية Française
GA Gabonese غابونية Gabonaise
GM Gambian غامبية Gambienne
GE Georgian جورجية Géorgienne
DE German ألمانية Allemande
GH Ghanaian غانية Ghanéenne
GR Greek يونانية Grecque
GD Grenadian غرينادية Grenadienne
GT Guatemalan غواتيمالية Guatémaltèque
GN Guinean غينية Guinéenne
GW Guinea-Bissauan غينية بيساوية Bissau-guinéenne
GY Guyanese غيانية Guyanienne
HT Haitian هايتية Haïtienne
HN Honduran هندوراسية Hondurienne
HU Hungarian مجرية Hongroise
IS Icelandic آيسلندية Islandaise
IN Indian هندية Indienne
ID Indonesian إندونيسية Indonésienne
IR Iranian إيرانية Iranienne
IQ Iraqi عراقية Irakienne
IE Irish أيرلندية Irlandaise
IL Israeli إسرائيلية Israélienne
IT Italian إيطالية Italienne
CI Ivorian إيفوارية Ivoirienne
JM Jamaican جامايكية Jamaïcaine
JP Japanese يابانية Japonaise
JO Jordanian أردنية Jordanienne
KZ Kazakh كازاخستانية Kazakhe
KE Kenyan كينية Kényane
KI Kiribati كيريباتية Kiribatienne
KN Kittitian سانت كيتسية Kittitienne
XK Kosovar كوسوفية Kosovare
KW Kuwaiti كويتية Koweïtienne
KG Kyrgyz قيرغيزية Kirghize
LA Lao لاوسية Laotienne
LV Latvian لاتفية Lettonne
LB Lebanese لبنانية Libanaise
LS Lesothan ليسوتية Lesothane
LR Liberian ليبيرية Libérienne
LY Libyan ليبية Libyenne
LI Liechtenstein ليختنشتاينية Liechtensteinoise
LT Lithuanian ليتوانية Lituanienne
LU Luxembourgish لوكسمبورغية Luxembourgeoise
MK Macedonian مقدونية Macédonienne
MG Malagasy مدغشقرية Malgache
MW Malawian ملاوية Malawienne
MY Malaysian ماليزية Malaisienne
MV Maldivian مالديفية Maldivienne
ML Malian مالية Malienne
MT Maltese مالطية Maltaise
MH Marshallese مارشالية Marshallaise
MR Mauritanian موريتانية Mauritanienne
MU Mauritian موريشيوسية Mauricienne
MX Mexican مكسيكية Mexicaine
FM Micronesian ميكرونيزية Micronésienne
MD Moldovan مولدوفية Moldave
MC Monegasque موناكوية Monégasque
MN Mongolian منغولية Mongole
ME Montenegrin مونتينيغرية Monténégrine
MA Moroccan مغربية Marocaine
MZ Mozambican موزمبيقية Mozambicaine
NA Namibian ناميبية Namibienne
NR Nauruan ناوروية Nauruane
NP Nepalese نيبالية Népalaise
NZ New Zealander نيوزيلندية Néo-zélandaise
NI Nicaraguan نيكاراغوية Nicaraguayenne
NE Nigerien نيجرية Nigérienne
NG Nigerian نيجيرية Nigériane
KP North Korean كورية شمالية Nord-coréenne
NO Norwegian نرويجية Norvégienne
OM Omani عمانية Omanaise
PK Pakistani باكستانية Pakistanaise
PW Palauan بالاوية Paluane
PS Palestinian فلسطينية Palestinienne
PA Panamanian بنمية Panaméenne
PG Papua New Guinean بابوانية Papouasienne
PY Paraguayan باراغوية Paraguayenne
PE Peruvian بيروفية Péruvienne
PL Polish بولندية Polonaise
PT Portuguese برتغالية Portugaise
QA Qatari قطرية Qatarienne
RO Romanian رومانية Roumaine
RU Russian روسية Russe
RW Rwandan رواندية Rwandaise
LC Saint Lucian سانت لوسية Saint-lucienne
SV Salvadoran سلفادورية Salvadorienne
WS Samoan ساموية Samoane
SM Sammarinese سان مارينية Saint-marinaise
ST Sao Tomean ساوتومية Santoméenne
SA Saudi سعودية Saoudienne
SN Senegalese سنغالية Sénégalaise
RS Serbian صربية Serbe
SC Seychellois سيشلية Seychelloise
SL Sierra Leonean سيراليونية Sierra-léonaise
SG Singaporean سنغافورية Singapourienne
SK Slovak سلوفاكية Slovaque
SI Slovenian سلوفينية Slovène
SB Solomon Islander سليمانية Salomonaise
SO Somali صومالية Somalienne
ZA South African جنوب أفريقية Sud-africaine
KR South Korean كورية جنوبية Sud-coréenne
SS South Sudanese جنوب سودانية Sud-soudanaise
ES Spanish إسبانية Espagnole
LK Sri Lankan سريلانكية Sri-lankaise
SD Sudanese سودانية Soudanaise
SR Surinamese سورينامية Surinamaise
SE Swedish سويدية Suédoise
CH Swiss سويسرية Suisse
SY Syrian سورية Syrienne
TW Taiwanese تايوانية Taïwanaise
TJ Tajik طاجيكية Tadjike
TZ Tanzanian تنزانية Tanzanienne
TH Thai تايلاندية Thaïlandaise
TL Timorese تيمورية Timoraise
TG Togolese توغولية Togolaise
TO Tongan تونغية Tongane
TT Trinidadian ترينيدادية Trinidadienne
TN Tunisian تونسية Tunisienne
TR Turkish تركية Turque
TM Turkmen تركمانية Turkmène
TV Tuvaluan توفالية Tuvaluane
UG Ugandan أوغندية Ougandaise
UA Ukrainian أوكرانية Ukrainienne
UY Uruguayan أوروغوايية Uruguayenne
UZ Uzbek أوزبكية Ouzbèke
VU Vanuatuan فانواتية Vanuatuane
VA Vatican فاتيكانية Vaticane
VE Venezuelan فنزويلية Vénézuélienne
VN Vietnamese فيتنامية Vietnamienne
VC Vincentian سانت فنسنتية Saint-vincentaise
YE Yemeni يمنية Yéménite
ZM Zambian زامبية Zambienne
ZW Zimbabwean زيمبابوية Zimbabwéenne
`

/** About two hundred nationalities, by their English name. */
export const nationalities: readonly Nationality[] = [
  ...table.matchAll(/^([A-Z]{2}) ([^\u0600-\u06ff\n]+) ([\u0600-\u06ff ]+) (.+)$/gm),
]
  .map(([, country = '', name = '', ar = '', fr = '']) => ({ name, country, ar, fr }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

const byName = new Map(
  nationalities.map((nationality) => [nationality.name.toLowerCase(), nationality]),
)

/** Finds 'Filipino' however it is capitalised. */
export const nationalityByName = (name: string): Nationality | undefined =>
  byName.get(name.trim().toLowerCase())

/**
 * A nationality in the reader's language; one that is not in the table stays as it was written. A language without words of its own
 * names the country, or says the English ones.
 */
export function nationalityWord(name: string, locale: Locale): string {
  const found = nationalityByName(name)
  if (found === undefined || locale === standard || languageOf(locale).peoples) return name
  return found[locale] ?? countryName(found.country, locale)
}

/** All of them to choose from, in the order of the reader's language. */
export const nationalityOptions = (locale: Locale): { value: string; label: string }[] =>
  nationalities
    .map(({ name }) => ({ value: name, label: nationalityWord(name, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
