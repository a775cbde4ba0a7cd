/**
 * Regions that people write between a town and its country, by country, apart from the states of America and the departments
 * of France, which have tables of their own. Codes as they are written, names in any case.
 */
export const REGION_CODES: Readonly<Record<string, string>> = {
  AU: 'NSW VIC QLD SA WA TAS ACT NT',
  BR: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  CA: 'AB BC MB NB NL NS NT NU ON PE QC SK YT',
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
  IN: 'AP AR AS BR CG GA GJ HR HP JH KA KL MP MH MN ML MZ NL OD PB RJ SK TN TS UP UK WB DL',
  MX: 'CDMX',
  ZA: 'EC FS GP KZN LP MP NC NW WC',
}

export const REGION_NAMES: Readonly<Record<string, string>> = {
  AT: 'Burgenland, Kärnten, Carinthia, Niederösterreich, Lower Austria, Oberösterreich, Upper Austria, Steiermark, Styria, Tirol, Tyrol, Vorarlberg',
  BE: 'Brabant wallon, Hainaut, Limburg, Oost-Vlaanderen, Vlaams-Brabant, Vlaanderen, Flanders, Wallonie, West-Vlaanderen',
  CH: 'Aargau, Graubünden, Jura, Thurgau, Ticino, Valais, Wallis, Vaud',
  DE: 'Baden-Württemberg, Bayern, Bavaria, Brandenburg, Hessen, Hesse, Mecklenburg-Vorpommern, Niedersachsen, Lower Saxony, Nordrhein-Westfalen, North Rhine-Westphalia, NRW, Rheinland-Pfalz, Rhineland-Palatinate, Saarland, Sachsen, Saxony, Sachsen-Anhalt, Saxony-Anhalt, Schleswig-Holstein, Thüringen, Thuringia',
  ES: 'Andalucía, Andalusia, Aragón, Asturias, Baleares, Illes Balears, Islas Baleares, Balearic Islands, Canarias, Cantabria, Castilla y León, Castilla-La Mancha, Cataluña, Catalunya, Catalonia, Comunidad Valenciana, Comunitat Valenciana, Euskadi, Extremadura, Galicia, Navarra, País Vasco',
  FR: "Auvergne-Rhône-Alpes, Bourgogne-Franche-Comté, Bretagne, Brittany, Centre-Val de Loire, Corse, Grand Est, Hauts-de-France, Île-de-France, Normandie, Normandy, Nouvelle-Aquitaine, Occitanie, Occitania, Pays de la Loire, Provence-Alpes-Côte d'Azur, PACA, France métropolitaine, Metropolitan France",
  GB: 'England, Scotland, Wales, Northern Ireland, Bedfordshire, Berkshire, Buckinghamshire, Cambridgeshire, Cheshire, Cornwall, Cumbria, Derbyshire, Devon, Dorset, East Sussex, Essex, Fife, Gloucestershire, Greater London, Greater Manchester, Gwynedd, Hampshire, Herefordshire, Hertfordshire, Kent, Lancashire, Leicestershire, Lincolnshire, Merseyside, Middlesex, Norfolk, North Yorkshire, Northamptonshire, Northumberland, Nottinghamshire, Oxfordshire, Powys, Rutland, Shropshire, Somerset, South Yorkshire, Staffordshire, Suffolk, Surrey, Tyne and Wear, Warwickshire, West Midlands, West Sussex, West Yorkshire, Wiltshire, Worcestershire',
  IN: 'Andhra Pradesh, Assam, Bihar, Goa, Gujarat, Haryana, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Odisha, Punjab, Rajasthan, Tamil Nadu, Telangana, Uttar Pradesh, Uttarakhand, West Bengal',
  IT: 'Abruzzo, Basilicata, Calabria, Campania, Emilia-Romagna, Friuli-Venezia Giulia, Lazio, Liguria, Lombardia, Lombardy, Marche, Molise, Piemonte, Piedmont, Puglia, Apulia, Sardegna, Sardinia, Sicilia, Sicily, Toscana, Tuscany, Trentino-Alto Adige, Umbria, Veneto',
  ZA: 'Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, North West, Northern Cape, Western Cape',
  MX: 'Baja California, BC, B.C., Baja California Sur, Chiapas, Coahuila, Estado de México, Edo. de México, Edo. Mex., Guerrero, Hidalgo, Jalisco, Jal., Michoacán, Mich., Morelos, Mor., Nayarit, Nuevo León, N.L., Quintana Roo, Q. Roo, Sinaloa, Sin., Sonora, Son., Tabasco, Tamaulipas, Tamps., Yucatán, Yuc., Gto., Pue., Qro., Oax., Ver.',
  NL: 'Drenthe, Flevoland, Friesland, Gelderland, Limburg, Noord-Brabant, North Brabant, Noord-Holland, North Holland, Overijssel, Zeeland, Zuid-Holland, South Holland',
}

/** Regions of Canada and Australia by the codes that they share with addresses. */
export const NAMED_AS_CODES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: {
    'australian capital territory': 'ACT',
    'new south wales': 'NSW',
    'northern territory': 'NT',
    queensland: 'QLD',
    'south australia': 'SA',
    tasmania: 'TAS',
    victoria: 'VIC',
    'western australia': 'WA',
  },
  CA: {
    alberta: 'AB',
    'british columbia': 'BC',
    manitoba: 'MB',
    'new brunswick': 'NB',
    'newfoundland and labrador': 'NL',
    'nova scotia': 'NS',
    ontario: 'ON',
    'prince edward island': 'PE',
    quebec: 'QC',
    saskatchewan: 'SK',
  },
}

/** What names a region whatever its name is. */
export const REGION_WORDS: Readonly<Record<string, RegExp>> = {
  AR: /^provincia de /,
  BR: /^(?:state|estado) (?:of|d[eo]) /,
  CL: /^region (?:metropolitana|de|del) ?/,
  ES: /^(?:community of|comunidad de|comunitat|provincia de) /,
  GB: /^(?:co|county) /,
  IE: /^(?:co|county) /,
  PL: /^wojewodztwo | voivodeship$/,
  SE: / (?:county|lan)$/,
  IT: /^(?:metropolitan city|province|citta metropolitana|provincia) (?:of|di) /,
}

/** Counties that people write behind a town, `Ballina, Co. Mayo`, by country, folded. */
export const COUNTIES: Readonly<Record<string, string>> = {
  GB: 'antrim|armagh|derry|down|durham|fermanagh|londonderry|tyrone',
  IE: 'carlow|cavan|clare|cork|donegal|dublin|galway|kerry|kildare|kilkenny|laois|leitrim|limerick|longford|louth|mayo|meath|monaghan|offaly|roscommon|sligo|tipperary|waterford|westmeath|wexford|wicklow',
}
