/** Large cities with the coordinates of their centres, by country. Coordinates from GeoNames (geonames.org, CC BY 4.0). */
export const CITY_TABLE = `
AD: Andorra la Vella 42.508,1.521
AL: Tirana 41.328,19.819
AT: Vienna 48.208,16.372; Graz 47.067,15.45; Linz 48.306,14.286
AU: Sydney -33.868,151.207; Melbourne -37.814,144.963; Brisbane -27.468,153.028; Perth -31.952,115.861;
Adelaide -34.929,138.599; Gold Coast -28,153.431; Canberra -35.283,149.128; Newcastle -32.93,151.78;
Wollongong -34.424,150.893; Logan City -27.639,153.109
BA: Sarajevo 43.849,18.356; Banja Luka 44.778,17.194
BE: Brussels 50.85,4.349; Antwerpen 51.22,4.4; Gent 51.05,3.717; Charleroi 50.411,4.444; Liège 50.634,5.567;
Brugge 51.209,3.224; Namur 50.467,4.867; Leuven 50.88,4.701; Mons 50.454,3.952
BG: Sofia 42.698,23.324; Plovdiv 42.15,24.75; Varna 43.217,27.917; Burgas 42.506,27.468
BR: São Paulo -23.547,-46.636; Rio de Janeiro -22.906,-43.182; Salvador -12.971,-38.511;
Fortaleza -3.717,-38.543; Belo Horizonte -19.921,-43.938; Brasília -15.78,-47.93; Curitiba -25.428,-49.273;
Manaus -3.102,-60.025
CA: Toronto 43.7,-79.416; Montréal 45.509,-73.588; Calgary 51.05,-114.085; Ottawa 45.411,-75.698;
Edmonton 53.55,-113.469; Mississauga 43.579,-79.658; North York 43.767,-79.416; Winnipeg 49.884,-97.147;
Vancouver 49.25,-123.119; Scarborough 43.772,-79.257; Québec 46.812,-71.215; Hamilton 43.25,-79.85;
Brampton 43.683,-79.766; Surrey 49.106,-122.825; Laval 45.57,-73.692; Halifax 44.646,-63.573;
Etobicoke 43.654,-79.567; London 42.983,-81.233; Oshawa 43.9,-78.85; Victoria 48.436,-123.352;
Windsor 42.3,-83.017; Markham 43.867,-79.266
CH: Zürich 47.367,8.55; Genève 46.202,6.146; Basel 47.558,7.573; Bern 46.948,7.447; Lausanne 46.516,6.633;
Winterthur 47.506,8.724
CI: Abidjan 5.354,-4.002
CY: Nicosia 35.175,33.364
CZ: Prague 50.088,14.421; Brno 49.195,16.608; Ostrava 49.835,18.282
DE: Berlin 52.524,13.411; Hamburg 53.551,9.993; Munich 48.137,11.575; Köln 50.933,6.95;
Frankfurt am Main 50.116,8.684; Essen 51.457,7.012; Stuttgart 48.782,9.177; Dortmund 51.515,7.466;
Düsseldorf 51.222,6.776; Bremen 53.076,8.807; Hannover 52.371,9.733; Leipzig 51.34,12.371;
Duisburg 51.432,6.765; Nürnberg 49.454,11.078; Dresden 51.051,13.738; Bochum 51.482,7.216;
Wuppertal 51.256,7.148; Bielefeld 52.033,8.533; Bonn 50.734,7.095; Mannheim 49.489,8.467;
Karlsruhe 49.009,8.404; Wiesbaden 50.083,8.249; Münster 51.962,7.626; Gelsenkirchen 51.505,7.097;
Aachen 50.777,6.083; Mönchengladbach 51.185,6.442; Augsburg 48.372,10.899; Chemnitz 50.836,12.929;
Braunschweig 52.266,10.527; Krefeld 51.336,6.554; Halle (Saale) 51.482,11.979; Kiel 54.321,10.135;
Magdeburg 52.128,11.629; Oberhausen 51.478,6.863; Freiburg 47.996,7.852; Lübeck 53.869,10.687;
Erfurt 50.979,11.033; Hagen 51.361,7.472; Rostock 54.089,12.14; Kassel 51.317,9.5
DK: Copenhagen 55.676,12.566; Århus 56.157,10.211
DZ: Algiers 36.732,3.087; Boumerdas 36.766,3.477; Oran 35.699,-0.636; Tébessa 35.404,8.124
EE: Tallinn 59.437,24.754
ES: Madrid 40.417,-3.703; Barcelona 41.389,2.159; Valencia 39.47,-0.377; Sevilla 37.383,-5.973;
Zaragoza 41.656,-0.877; Málaga 36.72,-4.42; Murcia 37.987,-1.13; Palma 39.569,2.65;
Las Palmas de Gran Canaria 28.1,-15.413; Bilbao 43.263,-2.925; Alicante 38.345,-0.481; Córdoba 37.892,-4.773;
Valladolid 41.655,-4.724; Vigo 42.233,-8.723; Gijón 43.536,-5.662; L'Hospitalet de Llobregat 41.36,2.1;
A Coruña 43.371,-8.396; Gasteiz / Vitoria 42.85,-2.673; Granada 37.188,-3.607; Elche 38.262,-0.701;
Ciudad Lineal 40.445,-3.651; Oviedo 43.36,-5.845; Santa Cruz de Tenerife 28.468,-16.255; Badalona 41.45,2.247;
Cartagena 37.605,-0.986; Terrassa 41.567,2.017; Jerez de la Frontera 36.686,-6.136; Sabadell 41.543,2.109;
Móstoles 40.322,-3.865; Alcalá de Henares 40.482,-3.36; Pamplona 42.817,-1.643; Fuenlabrada 40.284,-3.794
FI: Helsinki 60.17,24.935; Espoo 60.205,24.652; Tampere 61.499,23.787; Vantaa 60.294,25.041;
Turku 60.451,22.269
FR: Paris 48.853,2.349; Marseille 43.297,5.381; Lyon 45.748,4.847; Toulouse 43.604,1.444; Nice 43.703,7.266;
Nantes 47.217,-1.553; Strasbourg 48.584,7.746; Montpellier 43.611,3.877; Bordeaux 44.84,-0.58;
Lille 50.633,3.059; Rennes 48.112,-1.674; Reims 49.265,4.029; Le Havre 49.494,0.108; Saint-Étienne 45.434,4.39;
Toulon 43.124,5.928; Angers 47.474,-0.548; Grenoble 45.179,5.715; Dijon 47.317,5.017; Nîmes 43.834,4.36;
Aix-en-Provence 43.528,5.45; Saint-Quentin-en-Yvelines 48.772,2.019; Brest 48.39,-4.486; Le Mans 48,0.205;
Amiens 49.9,2.3; Tours 47.395,0.704; Limoges 45.834,1.248; Clermont-Ferrand 45.78,3.087;
Villeurbanne 45.766,4.88; Besançon 47.249,6.018; Orléans 47.903,1.904; Metz 49.119,6.173; Rouen 49.443,1.099;
Mulhouse 47.752,7.329; Perpignan 42.698,2.895; Caen 49.186,-0.359; Boulogne-Billancourt 48.835,2.241;
Nancy 48.684,6.185; Argenteuil 48.948,2.247; Saint-Denis 48.936,2.354; Roubaix 50.694,3.175;
Tourcoing 50.724,3.161; Montreuil 48.864,2.443; Avignon 43.948,4.809; Marseille 13 43.319,5.408;
Asnières-sur-Seine 48.917,2.283; Nanterre 48.892,2.207; Poitiers 46.583,0.343; Versailles 48.804,2.134;
Courbevoie 48.897,2.257; Créteil 48.793,2.466; Pau 43.311,-0.356; Colombes 48.919,2.254;
Vitry-sur-Seine 48.787,2.403; Aulnay-sous-Bois 48.938,2.494; Marseille 08 43.271,5.382;
Marseille 15 43.372,5.354; Marseille 09 43.254,5.406; La Rochelle 46.163,-1.152;
Champigny-sur-Marne 48.816,2.494; Rueil-Malmaison 48.877,2.19; Antibes 43.586,7.108;
Saint-Maur-des-Fossés 48.794,2.493; Calais 50.952,1.856; Béziers 43.341,3.214; Dunkerque 51.033,2.377;
Aubervilliers 48.917,2.383; Cannes 43.551,7.013; Mérignac 44.842,-0.645; Bourges 47.083,2.4;
Saint-Nazaire 47.28,-2.21; Colmar 48.081,7.356; Valence 44.926,4.91; Quimper 48,-4.1; Drancy 48.926,2.445;
Noisy-le-Grand 48.85,2.563; Villeneuve-d'Ascq 50.617,3.167; La Seyne-sur-Mer 43.103,5.878;
Levallois-Perret 48.894,2.289; Marseille 14 43.344,5.38; Chambéry 45.566,5.921;
Issy-les-Moulineaux 48.821,2.277; Neuilly-sur-Seine 48.885,2.27; Troyes 48.301,4.085; Antony 48.753,2.297;
La Roche-sur-Yon 46.667,-1.433; Marseille 12 43.296,5.436; Lorient 47.746,-3.366; Sarcelles 48.997,2.378;
Pessac 44.806,-0.632; Ivry-sur-Seine 48.816,2.385; Évreux 49.024,1.151; Vénissieux 45.697,4.886;
Cergy 49.036,2.076; Clichy 48.9,2.31; Marseille 11 43.291,5.438; Saint-Quentin 49.849,3.288;
Niort 46.323,-0.459; Belfort 47.642,6.854; Ajaccio 41.919,8.738; Vannes 47.658,-2.756;
Sartrouville 48.948,2.192; Maisons-Alfort 48.812,2.439; Meaux 48.96,2.879; Blois 47.594,1.329;
Brive-la-Gaillarde 45.159,1.533; Arles 43.677,4.63; Beauvais 49.433,2.083; Châteauroux 46.812,1.694;
Cholet 47.059,-0.88; Fréjus 43.433,6.736; Pantin 48.894,2.409; Saint-Brieuc 48.515,-2.768;
Montauban 44.018,1.364; Charleville-Mézières 49.769,4.725; Albi 43.93,2.148; Tarbes 43.233,0.083;
Fontenay-sous-Bois 48.854,2.483; Évry 48.633,2.44; Clamart 48.803,2.267; Marseille 10 43.279,5.415;
Châlons-en-Champagne 48.954,4.367; Narbonne 43.184,3.001; Saint-Malo 48.647,-2.009; Laval 48.073,-0.763;
Hyères 43.12,6.129; Carcassonne 43.214,2.352; Angoulême 45.65,0.153; Annecy 45.909,6.126; Bondy 48.902,2.489;
Le Blanc-Mesnil 48.939,2.461; Villejuif 48.794,2.36; Grasse 43.658,6.925; Sevran 48.945,2.527;
Castres 43.606,2.24; Chalon-sur-Saône 46.781,4.854; Marseille 04 43.302,5.401; Arras 50.293,2.782;
Boulogne-sur-Mer 50.726,1.614; Chelles 48.881,2.593; Cagnes-sur-Mer 43.664,7.148; Saint-Herblain 47.218,-1.648;
Douai 50.371,3.079; Épinay-sur-Seine 48.954,2.315; Vincennes 48.849,2.438; Martigues 43.407,5.055;
Marseille 03 43.303,5.376; Bourg-en-Bresse 46.206,5.226
GB: London 51.509,-0.126; Birmingham 52.481,-1.9; Liverpool 53.411,-2.978; Nottingham 52.954,-1.15;
Sheffield 53.383,-1.466; Bristol 51.455,-2.597; Glasgow 55.865,-4.258; Leicester 52.639,-1.132;
Edinburgh 55.952,-3.196; Leeds 53.796,-1.548; Cardiff 51.48,-3.18; Manchester 53.481,-2.237;
Stoke-on-Trent 53.004,-2.185; Coventry 52.407,-1.512; Sunderland 54.905,-1.382; Birkenhead 53.393,-3.015;
Islington 51.536,-0.103; Reading 51.456,-0.971; Kingston upon Hull 53.745,-0.335; Preston 53.763,-2.705;
Newport 51.588,-2.998; Swansea 51.621,-3.943; Bradford 53.794,-1.752; Southend-on-Sea 51.538,0.714;
Belfast 54.597,-5.925; Derby 52.923,-1.477; Plymouth 50.372,-4.143; Luton 51.88,-0.417;
Wolverhampton 52.585,-2.123; City of Westminster 51.498,-0.136; Southampton 50.904,-1.404;
Blackpool 53.817,-3.05; Milton Keynes 52.042,-0.756; Northampton 52.25,-0.883; Norwich 52.628,1.298;
Dudley 52.5,-2.083; Aberdeen 57.144,-2.098; Portsmouth 50.799,-1.091; Newcastle upon Tyne 54.973,-1.614
GR: Athens 37.984,23.728; Thessaloníki 40.644,22.931
HR: Zagreb 45.814,15.978; Split 43.509,16.439
HU: Budapest 47.498,19.04; Debrecen 47.532,21.624; Miskolc 48.103,20.778
IE: Dublin 53.333,-6.249; Cork 51.898,-8.471; Luimneach 52.665,-8.623
IS: Reykjavík 64.135,-21.895
IT: Rome 41.892,12.511; Milan 45.464,9.19; Naples 40.852,14.268; Turin 45.07,7.687; Palermo 38.132,13.336;
Genoa 44.405,8.944; Bologna 44.494,11.339; Florence 43.779,11.246; Catania 37.492,15.07; Bari 41.121,16.87;
Messina 38.194,15.553; Verona 45.43,10.984; Padova 45.408,11.886; Venice 45.438,12.327
JP: Tokyo 35.69,139.692; Yokohama 35.433,139.65; Osaka 34.694,135.502; Nagoya 35.181,136.906;
Sapporo 43.067,141.35; Kobe 34.691,135.183; Kyoto 35.021,135.754; Fukuoka 33.6,130.417; Kawasaki 35.521,139.717
LI: Vaduz 47.142,9.522
LT: Vilnius 54.689,25.28; Kaunas 54.903,23.91; Klaipėda 55.707,21.139
LU: Luxembourg 49.612,6.13
LV: Riga 56.946,24.106
MA: Casablanca 33.588,-7.611; Rabat 34.013,-6.833; Fès 34.033,-5; Sale 34.053,-6.798; Marrakesh 31.634,-8;
Agadir 30.42,-9.598; Tangier 35.767,-5.8; Meknès 33.894,-5.547; Oujda-Angad 34.681,-1.909
MC: Monaco 43.733,7.417
MD: Chisinau 47.006,28.858
ME: Podgorica 42.441,19.264
MK: Skopje 41.996,21.431
MT: Valletta 35.9,14.515
MX: Mexico City 19.428,-99.128; Iztapalapa 19.355,-99.062; Ecatepec de Morelos 19.605,-99.061;
Guadalajara 20.667,-103.392; Puebla 19.038,-98.203; Juárez 31.72,-106.461; Tijuana 32.503,-117.004;
León de los Aldama 21.129,-101.674
NL: Amsterdam 52.374,4.89; Rotterdam 51.923,4.479; The Hague 52.077,4.299; Utrecht 52.091,5.122; Eindhoven 51.441,5.478;
Tilburg 51.556,5.091; Groningen 53.219,6.567; Almere Stad 52.37,5.214; Breda 51.587,4.776;
Nijmegen 51.843,5.853; Enschede 52.218,6.896; Haarlem 52.381,4.637; Arnhem 51.98,5.911; Zaanstad 52.453,4.814;
Amersfoort 52.155,5.388; Apeldoorn 52.21,5.969; 's-Hertogenbosch 51.699,5.304; Hoofddorp 52.303,4.689;
Maastricht 50.848,5.689; Leiden 52.158,4.493; Dordrecht 51.81,4.674; Zoetermeer 52.058,4.493;
Zwolle 52.513,6.094; Deventer 52.255,6.164; Delft 52.007,4.356; Alkmaar 52.632,4.749; Heerlen 50.884,5.982;
Venlo 51.37,6.168; Leeuwarden 53.201,5.809
NO: Oslo 59.913,10.746; Bergen 60.393,5.324
NZ: Auckland -36.849,174.763; Wellington -41.287,174.776; Christchurch -43.533,172.633;
Manukau City -36.993,174.88; Hamilton -37.783,175.283
PL: Warsaw 52.23,21.012; Łódź 51.771,19.474; Kraków 50.061,19.937; Wrocław 51.1,17.033; Poznań 52.407,16.93;
Gdańsk 54.352,18.649; Szczecin 53.429,14.553; Bydgoszcz 53.124,18.008; Lublin 51.25,22.567;
Katowice 50.258,19.028; Białystok 53.133,23.164; Gdynia 54.519,18.532; Częstochowa 50.796,19.124;
Sosnowiec 50.287,19.104; Radom 51.403,21.147; Mokotów 52.193,21.035; Toruń 53.014,18.598; Kielce 50.87,20.628;
Gliwice 50.298,18.677; Zabrze 50.325,18.786
PT: Lisbon 38.717,-9.133; Porto 41.15,-8.611; Amadora 38.754,-9.231; Braga 41.55,-8.42; Setúbal 38.524,-8.888;
Coimbra 40.206,-8.42; Queluz 38.757,-9.255; Funchal 32.666,-16.925; Cacém 38.767,-9.298
RO: Bucharest 44.432,26.106; Iaşi 47.167,27.6; Cluj-Napoca 46.767,23.6; Timişoara 45.754,21.226;
Craiova 44.317,23.8; Constanţa 44.181,28.634; Galaţi 45.437,28.05; Braşov 45.649,25.606; Ploieşti 44.95,26.017;
Brăila 45.272,27.974; Oradea 47.046,21.918; Bacău 46.567,26.914
RS: Belgrade 44.804,20.465; Niš 43.325,21.903; Novi Sad 45.252,19.837
SE: Stockholm 59.329,18.069; Göteborg 57.707,11.967; Malmö 55.606,13.001
SI: Ljubljana 46.051,14.505
SK: Bratislava 48.148,17.107; Košice 48.714,21.258
SM: San Marino 43.937,12.446
SN: Dakar 14.694,-17.444
TN: Tunis 36.819,10.166
TR: Istanbul 41.014,28.95; Ankara 39.92,32.854; İzmir 38.413,27.138; Bursa 40.196,29.06; Adana 36.986,35.325;
Gaziantep 37.059,37.383; Konya 37.871,32.485
UA: Kyiv 50.455,30.524; Kharkiv 49.981,36.253; Dnipro 48.459,35.039; Donetsk 48.023,37.802;
Odessa 46.477,30.733
US: New York City 40.714,-74.006; Los Angeles 34.052,-118.244; Chicago 41.85,-87.65; Brooklyn 40.65,-73.95;
Houston 29.763,-95.363; Queens 40.681,-73.837; Philadelphia 39.952,-75.164; Phoenix 33.448,-112.074;
Manhattan 40.783,-73.966; San Antonio 29.424,-98.494; San Diego 32.716,-117.165; The Bronx 40.85,-73.866;
Dallas 32.783,-96.807; San Jose 37.339,-121.895; Austin 30.267,-97.743; Jacksonville 30.332,-81.656;
San Francisco 37.775,-122.419; Columbus 39.961,-82.999; Fort Worth 32.725,-97.321; Indianapolis 39.768,-86.158;
Charlotte 35.227,-80.843; Seattle 47.606,-122.332; Denver 39.739,-104.985; El Paso 31.759,-106.487;
Detroit 42.331,-83.046; Boston 42.358,-71.06; Memphis 35.15,-90.049; Portland 45.523,-122.676;
Oklahoma City 35.468,-97.516; Las Vegas 36.175,-115.137; Baltimore 39.29,-76.612;
Washington, D.C. 38.895,-77.036; Milwaukee 43.039,-87.906; Albuquerque 35.084,-106.651; Tucson 32.222,-110.926;
Nashville 36.166,-86.784; Fresno 36.748,-119.772; Sacramento 38.582,-121.494; Kansas City 39.1,-94.579;
Long Beach 33.767,-118.189; Mesa 33.422,-111.823; Staten Island 40.562,-74.14; Atlanta 33.749,-84.388;
Colorado Springs 38.834,-104.821; Virginia Beach 36.853,-75.978; Raleigh 35.772,-78.639; Omaha 41.256,-95.94;
Miami 25.774,-80.194; Oakland 37.804,-122.271; Minneapolis 44.98,-93.264; Tulsa 36.154,-95.993;
Wichita 37.692,-97.338; New Orleans 29.955,-90.075; Arlington 32.736,-97.108; Cleveland 41.5,-81.695;
Bakersfield 35.373,-119.019; Honolulu 21.307,-157.858; Tampa 27.948,-82.458; Aurora 39.729,-104.832;
Anaheim 33.835,-117.914; Santa Ana 33.746,-117.868; Corpus Christi 27.801,-97.396; Riverside 33.953,-117.396;
St. Louis 38.627,-90.198; Lexington-Fayette 38.05,-84.459; Stockton 37.958,-121.291; Pittsburgh 40.441,-79.996;
Anchorage 61.218,-149.9; Cincinnati 39.127,-84.514; Ironville 38.456,-82.692; Meads 38.413,-82.709;
Henderson 36.04,-114.982; Greensboro 36.073,-79.792; Saint Paul 44.944,-93.093; Plano 33.02,-96.699;
Newark 40.736,-74.172; Toledo 41.664,-83.555; Lincoln 40.8,-96.667; Orlando 28.538,-81.379
XK: Pristina 42.673,21.167; Prizren 42.214,20.74
`
