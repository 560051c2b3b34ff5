import { countryName } from '../../../../platform/shared/format.ts'
import { normalizeForSearch } from '../../../../platform/shared/normalize-for-search.ts'

/** Countries from which workers come, or where they are before they come here, each with its one clock; of Indonesia Java's. */
const table = `
AE Asia/Dubai
BD Asia/Dhaka
BH Asia/Bahrain
CI Africa/Abidjan
CM Africa/Douala
EG Africa/Cairo
ET Africa/Addis_Ababa
GH Africa/Accra
ID Asia/Jakarta
IN Asia/Kolkata
JO Asia/Amman
KE Africa/Nairobi
KW Asia/Kuwait
LB Asia/Beirut
LK Asia/Colombo
MA Africa/Casablanca
MG Indian/Antananarivo
MM Asia/Yangon
NG Africa/Lagos
NP Asia/Kathmandu
OM Asia/Muscat
PH Asia/Manila
PK Asia/Karachi
RW Africa/Kigali
SA Asia/Riyadh
SD Africa/Khartoum
SL Africa/Freetown
SN Africa/Dakar
SY Asia/Damascus
TH Asia/Bangkok
TN Africa/Tunis
TZ Africa/Dar_es_Salaam
UG Africa/Kampala
VN Asia/Ho_Chi_Minh
ZM Africa/Lusaka
ZW Africa/Harare`

const zones = new Map<string, string>()
for (const line of table.trim().split('\n')) {
  const [code = '', zone = ''] = line.split(' ')
  for (const name of [code, countryName(code, 'en'), countryName(code, 'ar')])
    zones.set(normalizeForSearch(name), zone)
}

/** The clock of a country as people write it, in English or Arabic; null where it is Qatar, unknown, or has several. */
export const zoneOf = (country: string | null): string | null =>
  zones.get(normalizeForSearch(country ?? '')) ?? null
