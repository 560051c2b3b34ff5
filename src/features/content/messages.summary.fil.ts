import type { summary as english } from './messages.summary.en.ts'

export const summary: typeof english = {
  metaTitle: 'Sa madaling salita: mga tuntunin at ang data mo | Manzil',
  metaDescription:
    'Kung sa ano sumasang-ayon ang mga manggagawa sa pag-sign up sa Manzil, at ano ang nangyayari sa data nila, sa maikli at simpleng mga pangungusap.',
  title: 'Mga tuntunin at ang data mo, sa madaling salita',
  lead: 'Basahin ito bago ka mag-sign up. Kung mahirap para sa iyong basahin, ipabasa mo sa iba.',
  agree: {
    title: 'Kung sa ano ka sumasang-ayon',
    items: [
      'Nasa 18 hanggang 60 taong gulang ka. Kung lampas 60, kailangan ang pahintulot ng Ministry of Labour.',
      'Isa lang ang account mo, na may isang phone number. Hindi mo sasabihin kaninuman ang code na ipinapadala namin.',
      'Ikaw lang ang may alam ng password mo. Ang ginawa sa account mo ay ituturing na ginawa mo, hanggang sabihin mo sa amin na may ibang gumagamit nito.',
      'Totoo ang isinusulat mo, at pinapanatili mo itong tama.',
      'Ikaw ang nasa profile, mga larawan at video mo. Sa iyo pa rin ang mga ito, at pinapayagan mo kaming ipakita ang mga ito rito.',
      'Hindi ka mananakot, manggigipit o magtatangi ng sinuman, at hindi mo ipapasa sa iba ang contact ng ibang tao.',
      'Hindi ka kailanman magbabayad: hindi sa amin, hindi sa agency, hindi sa pamilya. Bawal ito sa batas.',
      'Walang puwedeng magtago ng passport o ibang papeles mo.',
      'Hindi kasama ang Manzil sa kontrata mo sa trabaho, at hindi ito nagre-recruit mula sa ibang bansa.',
      'Hindi namin ginagarantiyahan ang isinusulat ng mga tao rito. Magtanong at makipagkita muna bago ka magpasya.',
      'Puwede naming bigyan ng babala, suspindihin o alisin ang sinumang lumalabag dito. Kung may nilabag na batas, sinasabi namin sa mga awtoridad.',
      'Puwede mong isara ang account mo anumang oras. Kailangan munang matapos ang recruitment na hindi pa tapos.',
      'Ang batas ng Qatar ang sinusunod. Sasabihin namin sa iyo bago magbago ang mahahalagang bahagi ng mga tuntunin.',
    ],
  },
  data: {
    title: 'Ano ang nangyayari sa data mo',
    items: [
      'Itinatago namin ang ibinibigay mo, gaya ng pangalan, phone number, profile, papeles at isinulat mo sa amin.',
      'Para protektahan ang serbisyo, sandali rin naming itinatago sa log ang network address mo, ang oras at ang pahina.',
      'Makikita ng lahat ang pampublikong bahagi ng profile mo. Hindi kailanman kasama rito ang phone number, e-mail at papeles mo.',
      'Makikita ng mga pamilyang pinapayagan naming makakita ng contact ang phone number, WhatsApp at e-mail mo.',
      'Walang pamilyang makakabukas ng mga papeles na ina-upload mo sa profile. Mabubuksan ito ng mga operator namin kapag sinusuri nila.',
      'Sa isang recruitment, makikita ng pamilya at ng agency ang mga papeles nito. Sa papeles ng medical o pulis, ang resulta, petsa at nagbigay lang ang makikita nila, maliban kung sila ang nag-upload.',
      'Hihingi kami ng pahintulot mo kapag nag-save ka ng relihiyon, marital status o mga anak. Puwede mong itago ang mga ito o bawiin ang pahintulot anumang oras.',
      'Hindi namin ibinebenta kaninuman ang data mo. Walang makinang mag-isang nagpapasya tungkol sa iyo.',
      'Ang mga serbisyong gumagawa para sa amin, gaya ng text message, ay tumatanggap lang ng kailangan nila. Ang mga awtoridad ay tumatanggap ng iniuutos ng batas.',
      'Puwede ring buksan ang profile mo mula sa ibang bansa.',
      'Kapag 24 na buwan kang hindi nag-sign in, isasara ang account mo. Sasabihin namin sa iyo 30 at 7 araw bago nito.',
      'Ang isinarang account ay buburahin pagkatapos ng 30 araw. Hanggang doon, puwede mo pa itong ituloy. Ang kailangang manatili ay mananatili nang walang pangalan mo.',
      'Puwede mong tingnan, kopyahin, itama o burahin ang data mo sa “Iyong data”. Libre ito, at sumasagot kami sa loob ng 30 araw.',
      'Kung hindi ka kontento sa sagot namin, puwede kang magreklamo sa National Data Privacy Office.',
    ],
  },
  full: {
    title: 'Ang buong teksto',
    text: 'Buod ito. Nasa English at Arabic ang buong teksto, at ang tekstong Arabic ang may bisa.',
    terms: 'Mga Tuntunin',
    privacy: 'Patakaran sa Privacy',
  },
}
