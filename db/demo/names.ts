export interface Names {
  women: readonly string[]
  men: readonly string[]
  /** The second name; where it differs by sex, a man's stands in `menFamily`. */
  family: readonly string[]
  menFamily?: readonly string[]
}

const list = (text: string): string[] => text.trim().split(/\s*,\s*/)

export const filipino: Names = {
  women:
    list(`Maria Cristina, Mary Grace, Jocelyn, Rowena, Analyn, Marites, Rosalie, Jennifer, Lorna, Maricel, Cherry Ann, Jonalyn,
    Emily, Gina, Mylene, Arlene, Melanie, Rosario, Imelda, Luzviminda, Teresita, Evelyn, Liezl, Rechelle, Janice, Aileen,
    Marivic, Elena, Norma, Josephine, Catherine, Jessa Mae, Rhea, Charmaine, Princess Joy, Kristine, Michelle, Sheryl,
    Divina, Lilibeth, Nenita, Rosemarie, Vilma, Glenda, Merlyn, Editha, April Rose, Angelica, Czarina, Dianne, Erlinda,
    Fe, Florence, Grace Ann, Hazel, Irene, Jasmin, Jovelyn, Juliet, Karen, Leonora, Leah, Lovely Joy, Lyn, Mae Ann,
    Marilou, Mary Jane, Mary Joy, Marissa, Myra, Nerissa, Noemi, Perla, Raquel, Remedios, Richelle, Riza, Rosa, Rubylyn,
    Ruth, Salve, Sarah Jane, Sharon, Shiela, Susana, Trinidad, Vanessa, Veronica, Virginia, Wilma, Zenaida, Ma. Lourdes,
    Ma. Theresa, Carmela, Bernadette, Clarissa, Daisy, Eden, Geraldine, Honeylyn, Ivy, Jackielyn, Krizel, Loida, Maribel,
    Nora, Ofelia, Pamela, Queenie, Rina, Sonia, Thelma, Ursula, Yolanda, Mercedita, Corazon, Leilani`),
  men: list(`Jose, Ramon, Rodel, Arnel, Joel, Reynaldo, Danilo, Eduardo, Marlon, Jerome, Christian, Mark Anthony, John Paul,
    Ronaldo, Ferdinand, Alvin, Dennis, Rommel, Nestor, Rogelio, Edwin, Jayson, Allan, Randy, Gilbert, Noel, Roberto,
    Michael, Aldrin, Renato, Cesar, Ernesto, Rico, Julius, Leo, Melvin`),
  family:
    list(`Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Torres, Dela Cruz, Villanueva, Ramos, Aquino, Castillo,
    Flores, Navarro, Salazar, Mercado, Domingo, Pascual, Del Rosario, Manalo, Aguilar, Valdez, Soriano, Tolentino,
    Magbanua, Dimaculangan, Macaraeg, Catacutan, Lumibao, Panganiban, Bacani, Gatchalian, Sumalinog, Abella, Alcantara,
    Arceo, Balagtas, Baluyot, Bernardo, Cabrera, Calderon, Capistrano, Cortez, Dacumos, De Guzman, De Leon, Escobar,
    Espino, Estrella, Evangelista, Fajardo, Ferrer, Galang, Gonzaga, Guevarra, Hidalgo, Ignacio, Javier, Lagman, Lacson,
    Legaspi, Lorenzo, Luna, Mabini, Madrigal, Malonzo, Manansala, Marasigan, Medina, Miranda, Natividad, Nepomuceno,
    Olivares, Padilla, Pangilinan, Perez, Quiambao, Quinto, Rivera, Roque, Rosales, Sarmiento, Sison, Suarez, Tamayo,
    Tiongson, Tuazon, Umali, Velasco, Vergara, Villareal, Yambao, Zamora, Samson, Ybanez, Cabahug, Saavedra`),
}

export const moro: Names = {
  women:
    list(`Norhana, Aisah, Saima, Rahma, Noraisah, Hanifa, Jamila, Fatima, Zainab, Asnia, Sittie, Bai Normina, Monera, Rohaina,
    Sarah, Halima, Nashiba, Johaira, Amina, Farhana, Mariam, Sandra Norain`),
  men: list('Abdul, Jamil, Norodin, Saidali, Omar, Hamid, Faisal, Mohammad'),
  family:
    list(`Macabangon, Macarambon, Mangondato, Magandia, Disomimba, Usman, Abdullah, Guiamad, Mamalangkap, Pangandaman, Salik,
    Kamid, Bantuas, Tomawis, Macapodi, Guro, Kasim, Esmael`),
}

export const ugandan: Names = {
  women:
    list(`Harriet, Prossy, Juliet, Grace, Florence, Esther, Sarah, Rebecca, Agnes, Betty, Christine, Doreen, Evelyne, Fiona,
    Gloria, Hellen, Irene, Jackline, Joan, Justine, Lillian, Lydia, Margaret, Mary, Miriam, Monica, Olivia, Patience,
    Peace, Phiona, Rachael, Rose, Ruth, Scovia, Stella, Susan, Sylvia, Teddy, Violet, Winnie, Annet, Brenda, Caroline,
    Deborah, Immaculate, Proscovia, Robinah, Racheal, Shamim`),
  men: list(`Joseph, Ronald, Moses, Isaac, Godfrey, Emmanuel, Patrick, Denis, Richard, Samuel, Charles, Fred, Henry, Julius,
    Robert, Simon, Stephen, Vincent`),
  family:
    list(`Nakato, Nakimuli, Namukasa, Nabirye, Nalubega, Nansubuga, Nakibuuka, Namutebi, Nabukenya, Nakayiza, Namusoke,
    Nantongo, Kyomuhendo, Tumuhairwe, Kansiime, Ainembabazi, Atuhaire, Akello, Apio, Adongo, Auma, Acen, Atim, Nambi,
    Nakitende, Nassali, Namaganda, Babirye, Kemigisha, Kobusingye, Katusiime, Birungi, Mutesi, Wanyana, Naigaga, Nekesa,
    Namono, Kisakye, Asiimwe, Nagawa`),
  menFamily:
    list(`Kato, Ssemakula, Mukasa, Okello, Opio, Byaruhanga, Tumusiime, Wasswa, Lubega, Kiggundu, Musoke, Odongo, Mugisha,
    Ochieng, Kasozi, Muwanguzi, Ssekandi, Wafula`),
}

export const ugandanMuslim: Names = {
  women:
    list(`Aisha, Fatuma, Hadijah, Zainah, Shamim, Sumayiya, Mariam, Halima, Rehema, Jamila, Safina, Hamidah, Nuru, Sauda,
    Zaituni, Amina, Madina, Swabrah`),
  men: list('Hassan, Ismail, Abdul, Yusuf, Umar, Ibrahim, Sulaiman, Musa'),
  family:
    list(`Nakato, Namukasa, Nalubega, Nansubuga, Nabukenya, Nakayiza, Nantongo, Nassali, Babirye, Nagawa, Nakimuli, Nambi,
    Namutebi, Kyakuwaire, Nakanwagi`),
  menFamily: list('Kato, Mukasa, Wasswa, Lubega, Kiggundu, Kasozi, Ssekandi, Mayanja, Ssebunya'),
}

export const kenyan: Names = {
  women:
    list(`Mercy, Faith, Grace, Joyce, Esther, Purity, Beatrice, Caroline, Eunice, Lucy, Millicent, Nancy, Pauline, Rose, Ruth,
    Sharon, Susan, Tabitha, Winfred, Gladys, Irene, Jane, Lilian, Margaret, Naomi, Agnes, Ann, Catherine, Damaris,
    Elizabeth, Jackline, Judith, Monicah, Phyllis, Emily, Doris`),
  men: list(
    'John, Peter, James, David, Samuel, Daniel, Joseph, Kelvin, Dennis, Stephen, Evans, Brian, Anthony, George',
  ),
  family:
    list(`Wanjiku, Wambui, Njeri, Nyambura, Wairimu, Muthoni, Wangari, Achieng, Atieno, Akinyi, Adhiambo, Awuor, Anyango,
    Nafula, Nekesa, Naliaka, Mwende, Mutheu, Kanini, Ndanu, Chebet, Jepkoech, Chepkemoi, Cherono, Kerubo, Moraa, Nyaboke,
    Kwamboka, Makena, Gatwiri, Kendi, Wavinya`),
  menFamily:
    list(`Kamau, Njoroge, Mwangi, Kariuki, Otieno, Odhiambo, Ochieng, Omondi, Wekesa, Barasa, Mutua, Musyoka, Kiplagat,
    Cheruiyot, Nyakundi, Mureithi`),
}

export const kenyanMuslim: Names = {
  women: list(
    'Halima, Fatuma, Amina, Zainab, Mwanaisha, Khadija, Rukia, Saumu, Maimuna, Asha, Hadija, Swaleha, Mariam, Rehema',
  ),
  men: list('Ali, Hassan, Juma, Salim, Rashid, Omar, Bakari'),
  family: list(
    'Juma, Bakari, Salim, Mwinyi, Said, Omar, Abdalla, Athman, Kombo, Hamisi, Shee, Mohamed, Abdi, Rashid',
  ),
}

export const sinhalese: Names = {
  women:
    list(`Nadeesha, Chandrika, Kumari, Dilrukshi, Sandya, Anusha, Malkanthi, Ramani, Inoka, Shiromi, Nilmini, Priyanka, Sujeewa,
    Thushari, Chamila, Indrani`),
  men: list('Nuwan, Chaminda, Ruwan, Sampath, Asanka, Lasantha, Pradeep'),
  family:
    list(`Perera, Fernando, Silva, Jayasinghe, Wickramasinghe, Bandara, Dissanayake, Herath, Ranasinghe, Gunawardena,
    Rathnayake, Weerasinghe, Mendis`),
}

export const lankanMuslim: Names = {
  women:
    list(`Fathima Rizana, Fathima Nasreen, Sithi Farida, Noor Jahan, Zeenathul, Fathima Shifana, Rameeza, Ummu Habeeba, Jezeema,
    Kamila`),
  men: list('Mohamed Rizwan, Mohamed Nazeer, Abdul Careem, Mohamed Imran'),
  family: list('Marikkar, Lebbe, Cader, Ismail, Saleem, Hameed, Rafeek, Jabbar, Thassim, Buhary'),
}

export const lankanTamil: Names = {
  women: list(
    'Selvarani, Pushpaleela, Yogeswary, Kamala, Sivakumari, Thilagawathy, Vasanthi, Malar',
  ),
  men: list('Sivakumar, Ganeshan, Rajendran'),
  family: list('Kanagaratnam, Suppiah, Rasalingam, Murugesu, Nadarajah, Thangavel, Krishnan'),
}

export const keralite: Names = {
  women: list('Sheeja, Lissy, Bindu, Mini, Jessy, Shiny, Rosamma, Sini, Aleyamma, Reena, Annamma'),
  men: list('Biju, Shaji, Saji, Jomon, Sunil, Rajesh, Binoy'),
  family: list('Thomas, Varghese, Joseph, Mathew, Kurian, Chacko, Abraham, George, Philip'),
}

export const indianHindu: Names = {
  women: list(
    'Lakshmi, Selvi, Radha, Sarojini, Padma, Vijaya, Sunitha, Kavitha, Parvathi, Savitri',
  ),
  men: list('Ramesh, Suresh, Murugan, Prakash, Venkatesh, Anil'),
  family: list('Nair, Murugan, Reddy, Pillai, Rao, Naidu, Kumar, Devi, Krishnan'),
}

export const indianMuslim: Names = {
  women: list('Shabana, Nasreen, Rubina, Farzana, Mumtaz, Raziya, Yasmeen, Khairunnisa'),
  men: list('Abdul Rahman, Mohammed Ashraf, Shaik Ibrahim, Noufal, Syed Imran'),
  family: list('Begum, Sheikh, Khan, Pathan, Mohiddin, Basha'),
  menFamily: list('Sheikh, Khan, Pathan, Koya, Mohiddin, Basha'),
}

export const indonesian: Names = {
  women:
    list(`Siti Nurhasanah, Sri Wahyuni, Dewi Lestari, Nur Aini, Yuli Astuti, Siti Maesaroh, Wiwik, Endang, Rina, Ratna, Kartini,
    Tuti, Sumiati, Eka`),
  men: list('Agus, Budi, Slamet, Ahmad, Dedi'),
  family:
    list(`Rahayu, Handayani, Susanti, Kurniasih, Wulandari, Permatasari, Hidayat, Suryani, Puspitasari, Fitriani, Setiawati,
    Rohmah`),
  menFamily: list('Hidayat, Setiawan, Santoso, Prasetyo, Kurniawan'),
}
