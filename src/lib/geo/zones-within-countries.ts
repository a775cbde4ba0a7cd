/**
 * Zones of towns in countries of several, folded: `CC zone: town, town`. Only names that one large town of the country has;
 * those in `city-table.ts` are told by their point.
 */
export const TOWN_ZONES = `
AU Australia/Sydney: parramatta, byron bay, canberra, newtown, enmore
AU Australia/Melbourne: geelong, ballarat, bendigo, fitzroy, st kilda
AU Australia/Brisbane: cairns, townsville, toowoomba, fortitude valley, sunshine coast
AU Australia/Perth: fremantle
AU Australia/Hobart: hobart, launceston
AU Australia/Darwin: darwin, alice springs
BR America/Sao_Paulo: porto alegre, florianopolis, goiania, vitoria, campinas, niteroi, santos, joinville, guarulhos
BR America/Bahia: feira de santana, porto seguro
BR America/Recife: recife, olinda, joao pessoa, natal
BR America/Maceio: maceio, aracaju
BR America/Fortaleza: teresina, sao luis
BR America/Belem: belem, macapa
BR America/Cuiaba: cuiaba
BR America/Campo_Grande: campo grande
BR America/Porto_Velho: porto velho
BR America/Boa_Vista: boa vista
BR America/Rio_Branco: rio branco
CA America/Toronto: montreal, quebec city, quebec, gatineau, sherbrooke, trois rivieres, longueuil, levis, saguenay
CA America/Toronto: kitchener, guelph, thunder bay, barrie, sudbury, burlington, oakville, st catharines, niagara falls
CA America/Halifax: dartmouth, moncton, fredericton, charlottetown
CA America/St_Johns: saint john s, st john s, st johns, saint johns
CA America/Regina: regina, saskatoon
CA America/Edmonton: red deer, lethbridge, banff, medicine hat
CA America/Vancouver: burnaby, kelowna, kamloops, nanaimo, abbotsford, whistler, north vancouver, new westminster
CA America/Whitehorse: whitehorse
CA America/Yellowknife: yellowknife
CD Africa/Kinshasa: kinshasa, matadi
CD Africa/Lubumbashi: lubumbashi, goma, bukavu, kisangani
ID Asia/Jakarta: jakarta, bandung, surabaya, medan, yogyakarta, semarang, palembang, tangerang, bekasi, malang
ID Asia/Makassar: denpasar, bali, ubud, kuta, canggu, makassar, manado, balikpapan
ID Asia/Jayapura: jayapura, ambon
KZ Asia/Almaty: almaty, astana, nur sultan, shymkent
MN Asia/Ulaanbaatar: ulaanbaatar, ulan bator
MX America/Mexico_City: mexico city, ciudad de mexico, cdmx, mexico, toluca, queretaro, morelia, veracruz, xalapa
MX America/Mexico_City: oaxaca, san luis potosi, aguascalientes, cuernavaca, pachuca, zapopan, tlaquepaque, guanajuato
MX America/Mexico_City: san miguel de allende, puerto vallarta, acapulco, tuxtla gutierrez, villahermosa, irapuato, celaya
MX America/Monterrey: monterrey, monterey, san nicolas de los garza, apodaca, san pedro garza garcia, saltillo, torreon, tampico, reynosa
FR America/Guadeloupe: pointe a pitre, les abymes, baie mahault, basse terre, le gosier
FR America/Martinique: fort de france, le lamentin, schoelcher
FR America/Cayenne: cayenne, kourou, saint laurent du maroni
FR Indian/Reunion: saint denis de la reunion, saint pierre de la reunion, saint leu, le tampon
FR Indian/Mayotte: mamoudzou
FR Pacific/Tahiti: papeete, faaa, punaauia
FR Pacific/Noumea: noumea
ES Atlantic/Canary: las palmas de gran canaria, las palmas, gran canaria, maspalomas, telde, arrecife, lanzarote
ES Atlantic/Canary: fuerteventura, puerto del rosario, santa cruz de tenerife, tenerife, la laguna, san cristobal de la laguna
ES Atlantic/Canary: adeje, costa adeje, costa de adeje, arona, los cristianos, puerto de la cruz, santa cruz de la palma
PT Atlantic/Azores: ponta delgada, angra do heroismo, horta
PT Atlantic/Madeira: funchal
MX America/Merida: merida, campeche
MX America/Cancun: cancun, playa del carmen, tulum, chetumal, cozumel
MX America/Mazatlan: culiacan, mazatlan, la paz, los cabos, cabo san lucas, san jose del cabo, tepic
MX America/Hermosillo: hermosillo, ciudad obregon
MX America/Chihuahua: chihuahua
MX America/Ciudad_Juarez: ciudad juarez, juarez
MX America/Tijuana: tijuana, mexicali, ensenada, rosarito
RU Europe/Moscow: moscow, moskva, москва, saint petersburg, st petersburg, sankt peterburg, санкт петербург
RU Europe/Moscow: nizhny novgorod, нижнии новгород, kazan, казань, rostov on don, ростов на дону, krasnodar, краснодар
RU Europe/Moscow: sochi, сочи, voronezh, воронеж, yaroslavl, ярославль, tula, тула, tver, тверь
RU Europe/Kaliningrad: kaliningrad, калининград
RU Europe/Samara: samara, самара, izhevsk, ижевск
RU Asia/Yekaterinburg: yekaterinburg, ekaterinburg, екатеринбург, chelyabinsk, челябинск, ufa, уфа, perm, пермь, tyumen, тюмень
RU Asia/Omsk: omsk, омск
RU Asia/Novosibirsk: novosibirsk, новосибирск
RU Asia/Krasnoyarsk: krasnoyarsk, красноярск
RU Asia/Irkutsk: irkutsk, иркутск
RU Asia/Yakutsk: yakutsk, якутск
RU Asia/Vladivostok: vladivostok, владивосток, khabarovsk, хабаровск
US America/New_York: brooklyn, manhattan, queens, bronx, the bronx, staten island, harlem, hoboken, jersey city, newark
US America/New_York: buffalo, pittsburgh, cincinnati, cleveland, detroit, grand rapids, ann arbor, asheville, raleigh
US America/New_York: atlanta, miami, miami beach, orlando, tampa, fort lauderdale, baltimore, providence, new haven
US America/New_York: knoxville, chattanooga, louisville, savannah, cambridge, pawtucket, poughkeepsie, ithaca, saratoga springs
US America/Chicago: nashville, memphis, new orleans, milwaukee, minneapolis, saint paul, st paul, saint louis, st louis
US America/Chicago: omaha, tulsa, wichita, austin, fort worth, baton rouge, little rock, des moines, oklahoma city, madison
US America/Denver: boulder, el paso, albuquerque, santa fe, salt lake city, boise, fort collins, colorado springs
US America/Phoenix: phoenix, tucson, tempe, scottsdale, mesa
US America/Los_Angeles: seattle, tacoma, spokane, berkeley, oakland, west hollywood, santa monica, inglewood
US America/Los_Angeles: anaheim, san diego, san jose, sacramento, santa cruz, solana beach, las vegas, reno, eugene, santa barbara
US America/Anchorage: anchorage, juneau
US Pacific/Honolulu: honolulu
`

/** Towns that keep another time than most of their state: `CC zone: state town, state town`. */
export const TOWNS_APART = `
US America/Denver: tx el paso, sd rapid city, sd sturgis, sd deadwood
US America/Chicago: fl pensacola, fl pensacola beach, fl panama city, fl panama city beach, fl destin, fl fort walton beach
US America/Chicago: in gary, in hammond, in evansville, ky bowling green, ky owensboro, ky paducah
US America/New_York: tn knoxville, tn chattanooga, tn johnson city, tn kingsport, tn gatlinburg, tn pigeon forge
US America/Los_Angeles: id coeur d alene, id lewiston, id sandpoint, id moscow
`

/** First letters or digits of postal codes: `CC zone: prefix, from-to`. The longest that a code begins with tells it. */
export const POSTAL_ZONES = `
AU Australia/Sydney: 1, 2, 02
AU Australia/Melbourne: 3, 8
AU Australia/Brisbane: 4, 9
AU Australia/Adelaide: 5
AU Australia/Perth: 6
AU Australia/Hobart: 7
AU Australia/Darwin: 08, 09
AU Australia/Broken_Hill: 2880
BR America/Sao_Paulo: 0-3, 70-76, 77, 8, 9
BR America/Bahia: 40-48
BR America/Maceio: 49, 57
BR America/Recife: 50-56, 58, 59
BR America/Fortaleza: 60-65
BR America/Belem: 66-67, 680-682, 689
BR America/Santarem: 683-688
BR America/Manaus: 690-692, 694-698
BR America/Boa_Vista: 693
BR America/Rio_Branco: 699
BR America/Porto_Velho: 768-769, 789
BR America/Cuiaba: 78
BR America/Campo_Grande: 79
CA America/St_Johns: A
CA America/Halifax: B, C, E
CA America/Toronto: G, H, J, K, L, M, N, P
CA America/Winnipeg: R
CA America/Regina: S
CA America/Edmonton: T
CA America/Vancouver: V
CA America/Whitehorse: Y
MX America/Mexico_City: 0, 1, 20, 29, 3, 4, 5, 6, 7, 9
ES Atlantic/Canary: 35, 38
PT Atlantic/Azores: 95-99
PT Atlantic/Madeira: 90-94
MX America/Tijuana: 21-22
MX America/Mazatlan: 23, 63, 80-82
MX America/Merida: 24, 97
MX America/Monterrey: 25-27, 64-67, 87-89
MX America/Chihuahua: 31-33
MX America/Ciudad_Juarez: 320-326
MX America/Cancun: 77
MX America/Hermosillo: 83-85
US America/New_York: 0, 1, 2, 30-34, 373-374, 376-379, 398-399, 4
US America/Puerto_Rico: 006-009
US America/Chicago: 324-325, 35-36, 37, 38, 39, 420-424, 463-464, 476-477, 5, 60-69, 7
US America/Denver: 577, 586, 59, 693, 798-799, 80-84, 87-88, 979
US America/Phoenix: 85-86
US America/Los_Angeles: 835, 838, 889-898, 90-96, 97, 98, 990-994
US Pacific/Honolulu: 967-968
US Pacific/Guam: 969
US America/Anchorage: 995-999
`
