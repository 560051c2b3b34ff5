/** Where people live in Doha. */
export const districts = [
  'Al Sadd',
  'Fereej Bin Mahmoud',
  'Al Waab',
  'Al Gharrafa',
  'Al Duhail',
  'West Bay',
  'The Pearl',
  'Abu Hamour',
  'Al Hilal',
  'Najma',
  'Old Airport',
  'Al Thumama',
  'Ain Khaled',
  'Madinat Khalifa',
  'Onaiza',
  'Al Mansoura',
  'Al Markhiya',
  'Al Nasr',
  'Nuaija',
  'Umm Ghuwailina',
  'Al Dafna',
  'Muntazah',
] as const

/** Towns of Qatar beside Doha. */
export const otherTowns = [
  'Al Rayyan',
  'Al Wakrah',
  'Lusail',
  'Al Khor',
  'Umm Salal',
  'Muaither',
  'Al Wukair',
] as const

export const preferredPlaces = [
  'Anywhere in Qatar',
  'Anywhere in Qatar',
  'Anywhere in Qatar',
  'Doha',
  'Doha',
  'Doha',
  'Al Rayyan',
  'Al Wakrah',
  'Lusail',
  'The Pearl',
  'West Bay',
  'Al Waab',
  'Al Khor',
  'Al Gharrafa',
] as const
