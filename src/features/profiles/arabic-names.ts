/** Names in Latin letters, each with the way Arabic newspapers and papers write it; what is not here is not known. Two words that are one name stand as one. */
const table = `
Maria ماريا|Ma ماريا|Mary ماري|Marie ماري|Cristina كريستينا|Christina كريستينا|Christine كريستين|Kristine كريستين|Grace غريس
Jocelyn جوسلين|Rowena روينا|Analyn أنالين|Marites ماريتس|Rosalie روزالي|Jennifer جينيفر|Lorna لورنا|Maricel ماريسيل|Marisol ماريسول
Cherry شيري|Ann آن|Anne آن|Anna آنا|Jonalyn جونالين|Emily إميلي|Gina جينا|Mylene ميلين|Arlene أرلين|Melanie ميلاني|Rosario روساريو
Imelda إيميلدا|Luzviminda لوزفيميندا|Teresita تيريسيتا|Teresa تيريزا|Theresa تيريزا|Evelyn إيفلين|Evelyne إيفلين|Liezl ليزل
Rechelle ريشيل|Richelle ريشيل|Janice جانيس|Aileen آيلين|Marivic ماريفيك|Elena إيلينا|Norma نورما|Josephine جوزفين
Catherine كاثرين|Katherine كاثرين|Jessa جيسا|Mae ماي|May ماي|Rhea ريا|Charmaine شارمين|Princess برنسيس|Joy جوي|Michelle ميشيل
Sheryl شيريل|Divina ديفينا|Lilibeth ليليبث|Nenita نينيتا|Rosemarie روزماري|Vilma فيلما|Wilma ويلما|Glenda غليندا|Merlyn ميرلين
Editha إديثا|April أبريل|Rose روز|Angelica أنجيليكا|Angela أنجيلا|Czarina تسارينا|Dianne ديان|Erlinda إرليندا|Fe في
Florence فلورنس|Hazel هيزل|Irene أيرين|Jasmin ياسمين|Jasmine ياسمين|Yasmin ياسمين|Yasmeen ياسمين|Jovelyn جوفلين|Juliet جولييت
Karen كارين|Leonora ليونورا|Leah ليا|Lovely لوفلي|Lyn لين|Lynn لين|Marilou ماريلو|Jane جين|Janet جانيت|Marissa ماريسا|Myra مايرا
Nerissa نيريسا|Noemi نويمي|Perla بيرلا|Raquel راكيل|Remedios ريميديوس|Riza ريزا|Rosa روزا|Rubylyn روبيلين|Ruby روبي|Ruth روث
Salve سالفي|Sara سارة|Sarah سارة|Sharon شارون|Shiela شيلا|Sheila شيلا|Susana سوزانا|Susan سوزان|Trinidad ترينيداد
Vanessa فانيسا|Veronica فيرونيكا|Virginia فيرجينيا|Zenaida زينيدا|Lourdes لورديس|Carmela كارميلا|Bernadette برناديت
Clarissa كلاريسا|Daisy ديزي|Eden إيدن|Geraldine جيرالدين|Honeylyn هانيلين|Ivy آيفي|Jackielyn جاكيلين|Krizel كريزل|Loida لويدا
Maribel ماريبل|Nora نورا|Ofelia أوفيليا|Pamela باميلا|Queenie كويني|Rina رينا|Sonia سونيا|Thelma ثيلما|Ursula أورسولا
Yolanda يولاندا|Mercedita مرسيديتا|Corazon كورازون|Leilani ليلاني|Sandra ساندرا|Diana ديانا|Victoria فيكتوريا|Cecilia سيسيليا
Jose خوسيه|Ramon رامون|Rodel روديل|Arnel أرنيل|Joel جويل|Reynaldo رينالدو|Danilo دانيلو|Eduardo إدواردو|Marlon مارلون|Jerome جيروم
Christian كريستيان|Mark مارك|Anthony أنتوني|John جون|Paul بول|Ronaldo رونالدو|Ferdinand فرديناند|Alvin ألفين|Dennis دينيس
Denis دينيس|Rommel روميل|Nestor نيستور|Rogelio روخيليو|Edwin إدوين|Jayson جيسون|Jason جيسون|Allan ألان|Randy راندي|Gilbert غيلبرت
Noel نويل|Roberto روبرتو|Michael مايكل|Aldrin ألدرين|Renato ريناتو|Cesar سيزار|Ernesto إرنستو|Rico ريكو|Julius يوليوس|Leo ليو
Melvin ملفين|Santos سانتوس|Reyes رييس|Cruz كروز|Bautista باوتيستا|Ocampo أوكامبو|Garcia غارسيا|Mendoza مندوزا|Torres توريس
Dela ديلا|Del ديل|De دي|Villanueva فيلانويفا|Ramos راموس|Aquino أكينو|Castillo كاستيو|Flores فلوريس|Navarro نافارو|Salazar سالازار
Mercado ميركادو|Domingo دومينغو|Pascual باسكوال|Manalo مانالو|Aguilar أغيلار|Valdez فالديز|Soriano سوريانو|Tolentino تولينتينو
Magbanua ماغبانوا|Dimaculangan ديماكولانغان|Macaraeg ماكارايغ|Catacutan كاتاكوتان|Lumibao لوميباو|Panganiban بانغانيبان
Bacani باكاني|Gatchalian غاتشاليان|Sumalinog سومالينوغ|Abella أبيلا|Alcantara ألكانتارا|Arceo أرسيو|Balagtas بالاغتاس
Baluyot بالويوت|Bernardo برناردو|Cabrera كابريرا|Calderon كالديرون|Capistrano كابيسترانو|Cortez كورتيز|Dacumos داكوموس
Guzman غوزمان|Leon ليون|Escobar إسكوبار|Espino إسبينو|Estrella إستريلا|Evangelista إيفانجيليستا|Fajardo فاخاردو|Ferrer فيرير
Galang غالانغ|Gonzaga غونزاغا|Gonzales غونزاليس|Gonzalez غونزاليس|Guevarra غيفارا|Hidalgo هيدالغو|Ignacio إغناسيو|Javier خافيير
Lagman لاغمان|Lacson لاكسون|Legaspi ليغاسبي|Lorenzo لورينزو|Luna لونا|Mabini مابيني|Madrigal مادريغال|Malonzo مالونزو
Manansala مانانسالا|Marasigan ماراسيغان|Medina مدينا|Miranda ميراندا|Natividad ناتيفيداد|Nepomuceno نيبوموسينو
Olivares أوليفاريس|Padilla باديا|Pangilinan بانغيلينان|Perez بيريز|Quiambao كيامباو|Quinto كينتو|Rivera ريفيرا|Roque روكي
Rosales روساليس|Sarmiento سارمينتو|Sison سيسون|Suarez سواريز|Tamayo تامايو|Tiongson تيونغسون|Tuazon توازون|Umali أومالي
Velasco فيلاسكو|Vergara فيرغارا|Villareal فيلاريال|Yambao يامباو|Zamora زامورا|Samson سامسون|Ybanez إيبانيز|Cabahug كاباهوغ
Saavedra سافيدرا|Norhana نورهانا|Aisah عائشة|Saima صائمة|Rahma رحمة|Noraisah نور عائشة|Hanifa حنيفة|Jamila جميلة|Fatima فاطمة
Zainab زينب|Asnia أسنية|Sittie ستي|Bai باي|Normina نورمينا|Monera منيرة|Rohaina ريحانة|Halima حليمة|Nashiba نسيبة|Johaira جهيرة
Amina أمينة|Farhana فرحانة|Mariam مريم|Maryam مريم|Miriam مريم|Norain نور العين|Abdul عبدول|Jamil جميل|Norodin نور الدين|Saidali سيد علي
Omar عمر|Umar عمر|Hamid حميد|Faisal فيصل|Mohammad محمد|Mohammed محمد|Mohamed محمد|Muhammad محمد|Usman عثمان|Abdullah عبد الله
Abdalla عبد الله|Salik سالك|Kasim قاسم|Esmael إسماعيل|Ismail إسماعيل|Harriet هارييت|Prossy بروسي|Esther إستر|Rebecca ريبيكا
Agnes أغنيس|Betty بيتي|Doreen دورين|Fiona فيونا|Phiona فيونا|Gloria غلوريا|Hellen هيلين|Helen هيلين|Jackline جاكلين|Joan جوان
Justine جاستين|Lillian ليليان|Lilian ليليان|Lydia ليديا|Margaret مارغريت|Monica مونيكا|Monicah مونيكا|Olivia أوليفيا
Patience بيشنس|Peace بيس|Rachael راشيل|Racheal راشيل|Rachel راشيل|Scovia سكوفيا|Stella ستيلا|Sylvia سيلفيا|Teddy تيدي
Violet فيوليت|Winnie ويني|Annet أنيت|Brenda بريندا|Caroline كارولين|Deborah ديبورا|Immaculate إيماكوليت|Proscovia بروسكوفيا
Robinah روبينا|Shamim شميم|Joseph جوزيف|Ronald رونالد|Moses موسى|Isaac إسحاق|Godfrey غودفري|Emmanuel إيمانويل|Patrick باتريك
Richard ريتشارد|Samuel صموئيل|Charles تشارلز|Fred فريد|Henry هنري|Robert روبرت|Simon سيمون|Stephen ستيفن|Vincent فنسنت
Nakato ناكاتو|Nakimuli ناكيمولي|Namukasa ناموكاسا|Nabirye نابيري|Nalubega نالوبيغا|Nansubuga نانسوبوغا|Nakibuuka ناكيبوكا
Namutebi ناموتيبي|Nabukenya نابوكينيا|Nakayiza ناكايزا|Namusoke ناموسوكي|Nantongo نانتونغو|Kyomuhendo كيوموهيندو
Tumuhairwe توموهايروي|Kansiime كانسيمي|Ainembabazi أينيمبابازي|Atuhaire أتوهايري|Akello أكيلو|Apio أبيو|Adongo أدونغو|Auma أوما
Acen أتشين|Atim أتيم|Nambi نامبي|Nakitende ناكيتيندي|Nassali نسالي|Namaganda ناماغاندا|Babirye بابيري|Kemigisha كيميغيشا
Kobusingye كوبوسينغي|Katusiime كاتوسيمي|Birungi بيرونغي|Mutesi موتيسي|Wanyana وانيانا|Naigaga نايغاغا|Nekesa نيكيسا|Namono نامونو
Kisakye كيساكي|Asiimwe أسيموي|Nagawa ناغاوا|Kato كاتو|Ssemakula سيماكولا|Mukasa موكاسا|Okello أوكيلو|Opio أوبيو
Byaruhanga بياروهانغا|Tumusiime توموسيمي|Wasswa واسوا|Lubega لوبيغا|Kiggundu كيغوندو|Musoke موسوكي|Odongo أودونغو|Mugisha موغيشا
Ochieng أوتشينغ|Kasozi كاسوزي|Muwanguzi موانغوزي|Ssekandi سيكاندي|Wafula وافولا|Kyakuwaire كياكوايري|Nakanwagi ناكانواغي
Mayanja مايانجا|Ssebunya سيبونيا|Aisha عائشة|Ayesha عائشة|Fatuma فاطمة|Fatma فاطمة|Fathima فاطمة|Hadijah خديجة|Hadija خديجة
Khadija خديجة|Zainah زينة|Sumayiya سمية|Sumaya سمية|Rehema رحيمة|Safina سفينة|Hamidah حميدة|Nuru نورو|Sauda سودة|Zaituni زيتوني
Madina مدينة|Swabrah صابرة|Hassan حسن|Hussein حسين|Yusuf يوسف|Ibrahim إبراهيم|Sulaiman سليمان|Musa موسى|Mercy ميرسي|Faith فيث
Joyce جويس|Purity بيوريتي|Beatrice بياتريس|Eunice يونيس|Lucy لوسي|Millicent ميليسنت|Nancy نانسي|Pauline بولين|Tabitha تابيثا
Winfred وينفرد|Gladys غلاديس|Naomi نعومي|Damaris داماريس|Elizabeth إليزابيث|Judith جوديث|Phyllis فيليس|Doris دوريس
Peter بيتر|James جيمس|David ديفيد|Daniel دانيال|Kelvin كلفن|Evans إيفانز|Brian براين|George جورج|Wanjiku وانجيكو|Wambui وامبوي
Njeri نجيري|Nyambura نيامبورا|Wairimu وايريمو|Muthoni موثوني|Wangari وانغاري|Achieng أتشينغ|Atieno أتيينو|Akinyi أكيني
Adhiambo أديامبو|Awuor أوور|Anyango أنيانغو|Nafula نافولا|Naliaka نالياكا|Mwende مويندي|Mutheu موثيو|Kanini كانيني|Ndanu ندانو
Chebet تشيبيت|Jepkoech جيبكويتش|Chepkemoi تشيبكيموي|Cherono تشيرونو|Kerubo كيروبو|Moraa مورا|Nyaboke نيابوكي|Kwamboka كوامبوكا
Makena ماكينا|Gatwiri غاتويري|Kendi كيندي|Wavinya وافينيا|Kamau كاماو|Njoroge نجوروغي|Mwangi موانغي|Kariuki كاريوكي|Otieno أوتيينو
Odhiambo أوديامبو|Omondi أوموندي|Wekesa ويكيسا|Barasa باراسا|Mutua موتوا|Musyoka موسيوكا|Kiplagat كيبلاغات|Cheruiyot تشيرويوت
Nyakundi نياكوندي|Mureithi موريثي|Mwanaisha موانا عائشة|Rukia رقية|Saumu سومو|Maimuna ميمونة|Asha عائشة|Swaleha صالحة
Ali علي|Juma جمعة|Salim سالم|Rashid راشد|Bakari بكري|Mwinyi مويني|Said سعيد|Athman عثمان|Kombo كومبو|Hamisi خميسي|Shee شي|Abdi عبدي
Nadeesha ناديشا|Chandrika تشاندريكا|Kumari كوماري|Dilrukshi ديلروكشي|Sandya سانديا|Anusha أنوشا|Malkanthi مالكانتي|Ramani راماني
Inoka إينوكا|Shiromi شيرومي|Nilmini نيلميني|Priyanka بريانكا|Sujeewa سوجيوا|Thushari ثوشاري|Chamila تشاميلا|Indrani إندراني
Nuwan نوان|Chaminda تشاميندا|Ruwan روان|Sampath سامباث|Asanka أسانكا|Lasantha لاسانثا|Pradeep براديب|Perera بيريرا
Fernando فرناندو|Silva سيلفا|Jayasinghe جاياسينغ|Wickramasinghe ويكرماسينغ|Bandara باندارا|Dissanayake ديساناياكي|Herath هيراث
Ranasinghe راناسينغ|Gunawardena غوناواردينا|Rathnayake راثناياكي|Weerasinghe ويراسينغ|Mendis منديس|Rizana رزانة|Nasreen نسرين
Sithi ستي|Farida فريدة|Noor نور|Nur نور|Jahan جهان|Zeenathul زينة|Shifana شفانة|Rameeza رميزة|Ummu أم|Habeeba حبيبة|Kamila كاملة
Rizwan رضوان|Nazeer نذير|Abdul-Careem عبد الكريم|Imran عمران|Marikkar ماريكار|Lebbe لبي|Cader قادر|Saleem سليم|Hameed حميد
Rafeek رفيق|Jabbar جبار|Thassim قاسم|Buhary بخاري|Selvarani سيلفاراني|Pushpaleela بوشباليلا|Yogeswary يوغيسواري|Kamala كامالا
Sivakumari سيفاكوماري|Thilagawathy تيلاغاواتي|Vasanthi فاسانتي|Malar مالار|Sivakumar سيفاكومار|Ganeshan غانيشان
Rajendran راجندران|Kanagaratnam كاناغاراتنام|Suppiah سوبيا|Rasalingam راسالينغام|Murugesu موروغيسو|Nadarajah ناداراجا
Thangavel ثانغافيل|Krishnan كريشنان|Krishna كريشنا|Sheeja شيجا|Lissy ليسي|Bindu بيندو|Mini ميني|Jessy جيسي|Shiny شايني|Rosamma روزاما
Sini سيني|Aleyamma أليياما|Reena رينا|Annamma أناما|Biju بيجو|Shaji شاجي|Saji ساجي|Jomon جومون|Sunil سونيل|Rajesh راجيش|Binoy بينوي
Thomas توماس|Varghese فارغيز|Mathew ماثيو|Kurian كوريان|Chacko تشاكو|Abraham إبراهام|Philip فيليب|Lakshmi لاكشمي|Laxmi لاكشمي
Selvi سيلفي|Radha رادها|Sarojini ساروجيني|Padma بادما|Vijaya فيجايا|Sunitha سونيتا|Sunita سونيتا|Kavitha كافيتا|Parvathi بارفاتي
Savitri سافيتري|Sita سيتا|Gita جيتا|Geeta جيتا|Maya مايا|Ramesh راميش|Suresh سوريش|Murugan موروغان|Prakash براكاش|Venkatesh فينكاتيش
Anil أنيل|Nair ناير|Reddy ريدي|Pillai بيلاي|Rao راو|Naidu نايدو|Kumar كومار|Devi ديفي|Shabana شبانة|Rubina روبينا|Farzana فرزانة
Mumtaz ممتاز|Raziya راضية|Khairunnisa خير النساء|Abdul-Rahman عبد الرحمن|Ashraf أشرف|Shaik شيخ|Sheikh شيخ|Noufal نوفل|Syed سيد
Begum بيغم|Khan خان|Pathan باثان|Mohiddin محيي الدين|Basha باشا|Koya كويا|Siti سيتي|Nurhasanah نور حسنة|Sri سري|Wahyuni واهيوني
Dewi ديوي|Lestari ليستاري|Aini عيني|Yuli يولي|Astuti أستوتي|Maesaroh ميسرة|Wiwik ويويك|Endang إندانغ|Ratna راتنا|Kartini كارتيني
Tuti توتي|Sumiati سومياتي|Eka إيكا|Agus أغوس|Budi بودي|Slamet سلامت|Ahmad أحمد|Ahmed أحمد|Dedi ديدي|Rahayu راهايو|Handayani هاندياني
Susanti سوسانتي|Kurniasih كورنياسيه|Wulandari ولانداري|Permatasari بيرماتاساري|Hidayat هدايت|Suryani سورياني
Puspitasari بوسبيتاساري|Fitriani فيترياني|Setiawati سيتياواتي|Rohmah رحمة|Setiawan سيتياوان|Santoso سانتوسو|Prasetyo براسيتيو
Kurniawan كورنياوان|Tigist تيغيست|Almaz ألماز|Hirut هيروت|Selam سلام|Selamawit سلاماويت|Hana هناء|Meron ميرون|Bethlehem بيت لحم
Genet جينيت|Tsehay تسيهاي|Mulu مولو|Aster أستير|Yeshi يشي|Abebe أبيبي|Kebede كيبيدي|Bekele بيكيلي|Tesfaye تسفاي|Haile هايلي
Tadesse تاديسي|Girma جيرما|Alemu أليمو|Solomon سولومون|Dawit داويت|Samira سميرة|Salma سلمى|Layla ليلى|Leila ليلى|Zahra زهرة
Huda هدى|Latifa لطيفة|Safiya صفية|Khalid خالد|Khaled خالد|Mahmoud محمود|Mustafa مصطفى|Bilal بلال|Hamza حمزة|Tariq طارق
`

/** By the name in small letters; the parts of a name of two words are joined by a hyphen. */
export const arabicNames: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((line): [string, string] => {
      const space = line.indexOf(' ')
      return [line.slice(0, space).toLowerCase(), line.slice(space + 1)]
    }),
)
