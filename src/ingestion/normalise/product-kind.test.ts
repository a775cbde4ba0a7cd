import { expect, test } from 'vitest'
import type { Offer, OfferKind } from '../../domain/listing.ts'
import { categoryNamed } from '../../domain/category.ts'
import { offerKind, productKind } from './product-kind.ts'

test.each([
  ['Les Loutres', 'admission'],
  ['Les Loutres - Parking', 'parking'],
  ['PARKING: Les Loutres', 'parking'],
  ['Les Loutres (VIP Package)', 'vip'],
  ['Les Loutres VIP Package', 'vip'],
  ['Les Loutres | VIP', 'vip'],
  ['Daytona VIP Tours', 'admission'],
  ['Cosmo Lounge', 'admission'],
  ["Don't Stop", 'admission'],
  ['Don Giovanni', 'admission'],
  ['Camping', 'admission'],
  ['Soirée at Camping', 'admission'],
  ['Les Loutres + Camping', 'camping'],
  ['Festival des Lacs - Pass 2 jours', 'multiDayPass'],
  ['Festival des Lacs: 3-day pass', 'multiDayPass'],
  ['Carré Or - Les Loutres', 'admission'],
  ['Les Loutres - Platinum', 'admission'],
  ['Les Loutres - Meet & Greet', 'meetGreet'],
  ['Carte cadeau - Théâtre Vega', 'giftCard'],
  ['Abonnement : Théâtre Vega', 'seasonPass'],
  ['Les Loutres + Hôtel', 'bundle'],
  ['Les Loutres (livestream)', 'stream'],
  ['Carmen – visite guidée', 'sideEvent'],
  ['Les Loutres - navette', 'shuttle'],
  ['Premium Seats: Les Loutres', 'hospitality'],
  ['Les Loutres (Suite)', 'hospitality'],
  ['Les Loutres (Suite Rental)', 'hospitality'],
  ['Les Loutres (suite)', 'admission'],
  ['Les Loutres (suite et fin)', 'admission'],
  ['Les Loutres - assurance annulation', 'insurance'],
  ['PARKING PASSES ONLY Les Loutres', 'parking'],
  ['Parkplatz: Les Loutres', 'parking'],
  ['Les Loutres - aparcamiento', 'parking'],
  ['Les Loutres - VIP-Paket', 'vip'],
  ['Les Loutres - Pacchetto VIP', 'vip'],
  ['Kombiticket - Les Loutres', 'multiDayPass'],
  ['Les Loutres - Führung', 'sideEvent'],
  ['音乐剧《水獭》音乐会 官方周边', 'merch'],
  ['音乐剧《水獭》周边商品', 'merch'],
  ['カワウソ楽団 公式グッズ', 'merch'],
  ['수달 콘서트 공식 굿즈', 'merch'],
  ['水獭周边游', 'admission'],
  ['公式グッズ付き 水獭', 'admission'],
  ['Les Loutres - ab 12 Jahren', 'admission'],
  ['Les Loutres | Official Ticket + Hotel Packages', 'bundle'],
  ['Hotel Packages Revue', 'admission'],
  ['Vega Otters Season Ticket Deposits', 'seasonPass'],
  ['2026-27 Subscription Package - Flex', 'seasonPass'],
  ['Subscription package', 'seasonPass'],
  ['TEAM GUEST POSTGAME PASS', 'upgrade'],
  ['Club Level Access Pass', 'upgrade'],
  ['Vega Arena Parking Pass', 'parking'],
  ['2026 Vega Otters Group Deposit', 'upgrade'],
  ['Vega Race Skybox 4 Deposit', 'upgrade'],
  ['Deposit for 26-27', 'upgrade'],
  ['Safe Deposit', 'admission'],
  ['The Deposit', 'admission'],
  ['Access Pass', 'admission'],
  ['Les Loutres - Catégorie 1', 'admission'],
  ['Les Loutres - Consigne', 'camping'],
  ['Les Loutres: Schließfach', 'camping'],
  ['Les Loutres - Fast Lane', 'upgrade'],
  ['VIP-Loge: Les Loutres', 'vip'],
  ['Les Loutres Merch Bundle', 'merch'],
  ['Parkolójegy - Les Loutres', 'parking'],
  ['주차권 - Les Loutres', 'parking'],
  ['La Consigne', 'admission'],
  // Joined by "and": what is plainly sold beside a show, or what the evening is of.
  ['Les Loutres & Hôtel', 'bundle'],
  ['Les Loutres et dîner', 'bundle'],
  ['Les Loutres and parking', 'parking'],
  ['Les Loutres et navette', 'shuttle'],
  ['Les Loutres & Meet and Greet', 'meetGreet'],
  ['Les Loutres & Hospitality Package', 'hospitality'],
  ['Parking & Camping', 'camping'],
  ['Jazz & Brunch', 'admission'],
  ['House & Garage', 'admission'],
  ['House/Garage', 'admission'],
  ['Wine and Vinyl', 'admission'],
  ['Disques : CD / Vinyle', 'admission'],
  ['Food & Hospitality', 'admission'],
  ['Marthe & Don', 'admission'],
  ['Sonates et suites', 'admission'],
  ['Coulisses et loges', 'admission'],
  ['Randonnée et camping', 'admission'],
  ['Circulation et stationnement', 'admission'],
  ['Banque et assurance', 'admission'],
  ['Monastères et hospitalité', 'admission'],
  ['Hospitalité : une idée neuve', 'admission'],
  ['Hospitalités : Vega Otters', 'hospitality'],
  // "and" within the name of who plays
  ['Otters & The Foxes Parking', 'parking'],
  ['Otters and the Foxes - Parking', 'parking'],
  ['Otters et Foxes - Navette', 'shuttle'],
  ['Otters & the Foxes - Hospitality', 'hospitality'],
  ['Otters & Foxes Gift Card', 'giftCard'],
  ['Otto et Léa - Dîner spectacle', 'bundle'],
  // Nothing but what no show is called
  ['Carte cadeau', 'giftCard'],
  ['Chèque-cadeau 50 €', 'giftCard'],
  ['Gift Card', 'giftCard'],
  ['£25 gift voucher', 'giftCard'],
  ['Geschenkgutschein', 'giftCard'],
  ['Assurance annulation', 'insurance'],
  ['Cadeau', 'admission'],
  ['Un bon cadeau pour Léa', 'admission'],
  ['Le Coffret', 'admission'],
])('%s is %s', (name, kind) => {
  expect(productKind(null, name, [])).toBe(kind)
})

const offer = (kind: OfferKind): Offer => ({
  name: '',
  kind,
  price: 1,
  priceMax: null,
  originalPrice: null,
  fees: null,
  currency: 'EUR',
  availability: 'unknown',
  validFrom: null,
  validUntil: null,
})

test.each<[string | null, string, readonly OfferKind[], string]>([
  [null, 'Les Loutres', ['parking'], 'parking'],
  [null, 'Les Loutres', ['parking', 'admission'], 'admission'],
  [null, 'Les Loutres', ['vip', 'vip'], 'vip'],
  [null, 'Les Loutres', ['vip', 'parking'], 'admission'],
  // How one comes in, and nothing that is given away.
  [null, 'Les Loutres', ['donation'], 'admission'],
  [null, 'Les Loutres', ['donation', 'parking'], 'admission'],
  [null, 'Les Loutres', ['pass'], 'multiDayPass'],
  ['parking', 'Les Loutres', ['admission'], 'parking'],
  ['whatever', 'Les Loutres - Parking', [], 'parking'],
])('%s %s with offers %j is %s', (given, name, kinds, kind) => {
  expect(productKind(given, name, kinds.map(offer))).toBe(kind)
})

test.each([
  [null, 'Plein tarif', 'admission'],
  [null, 'Tarif réduit', 'concession'],
  [null, '- 26 ans', 'concession'],
  [null, 'Groupe (10 pers.)', 'group'],
  [null, 'Table of 10', 'group'],
  [null, 'Tisch für 4', 'group'],
  [null, 'Couple', 'group'],
  [null, 'Tarif couple', 'group'],
  [null, 'Tickets for two', 'group'],
  [null, 'Billet pour 2 personnes', 'group'],
  [null, 'Ticket for 2 days', 'admission'],
  [null, 'Couples Therapy', 'admission'],
  [null, 'Table seating', 'admission'],
  [null, 'VIP Gold', 'vip'],
  [null, 'VIP席', 'vip'],
  [null, 'VIP석', 'vip'],
  [null, 'VIP区', 'vip'],
  [null, 'VIProom', 'admission'],
  [null, 'Parking P1', 'parking'],
  [null, 'Don de soutien', 'donation'],
  [null, 'Pass 3 jours', 'pass'],
  [null, 'Donjon', 'admission'],
  ['concession', 'Plein tarif', 'concession'],
  ['addOn', '', 'addOn'],
  ['Official Platinum', '', 'admission'],
  [null, 'Tarif famille', 'group'],
  [null, 'Famille (2 adultes + 2 enfants)', 'group'],
  [null, 'Family ticket', 'group'],
  [null, 'Forfait 2 jours', 'pass'],
  [null, 'Adhésion annuelle', 'pass'],
  [null, 'Vega Center Members', 'concession'],
  [null, 'Mitglieder', 'concession'],
])('offer %s %s is %s', (given, name, kind) => {
  expect(offerKind(given, name)).toBe(kind)
})

test.each(
  'Ermäßigter Eintritt|Kinderticket|Schüler/Studenten|Ridotto under 26|Bambini 4-10|Reducida|Niños|Meia-entrada|Kind t/m 12 jaar|Ulgowy|Dětské vstupné|Opiskelija|Barn|Carer|Companion ticket|U18|Under 16s|Youth (13-17)|OAP|concs|26 ans|de 6 à 12 ans|Demi-tarif|Tarif solidaire|Minima sociaux|Ados|Lycéens|Zlevněné|Studentbiljett|Öğrenci|Kedvezményes|Пільговий|Детский билет|סטודנט|طلاب|学生|子ども料金|학생'.split(
    '|',
  ),
)('%s is a concession', (name) => {
  expect(offerKind(null, name)).toBe('concession')
})

test.each(
  'Parking|Parkplatz|Parkticket|Aparcamiento|Parcheggio|Parkering|Парковка|駐車場|주차권'.split(
    '|',
  ),
)('%s is for a car', (name) => {
  expect(offerKind(null, name)).toBe('parking')
})

test.each('Don|Spende|Donación|Donazione|Darowizna|寄付'.split('|'))('%s is no ticket', (name) => {
  expect(offerKind(null, name)).toBe('donation')
})

test.each(
  'Parterre|Kategorie 1|Erwachsene|Vollzahler|Over 18|18+ only|Unger Halle|Kindred|Hors abonnement|Non adhérents|Pass journée|Family Stand'.split(
    '|',
  ),
)('%s is for everybody', (name) => {
  expect(offerKind(null, name)).toBe('admission')
})

test('a suite of music rents no rooms', () => {
  const music = [categoryNamed('classical')!]
  expect(productKind(null, 'J. S. Bach: Suites', [], music)).toBe('admission')
  expect(productKind(null, 'Les Loutres: Suites', [], [])).toBe('hospitality')
})
