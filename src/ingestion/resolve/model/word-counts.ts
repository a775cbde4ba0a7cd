/**
 * How many of `TITLES` titles of French and English event listings hold a word: frozen, so that a comparison
 * never depends on what arrived when. A word that is not here is rare (0). Folded, words that are noise
 * (domain/title/noise-words.ts) left out. `npm run bench -- train-words FILE…` prints such bands from titles of your own.
 */
export const TITLES = 20_000

type Band = readonly [count: number, words: string]

export const WORD_COUNTS: readonly Band[] = [
  [
    1200,
    'festival musique music theatre theater paris comedie musical musicale orchestre orchestra jazz opera danse dance visite atelier exposition expo',
  ],
  [
    600,
    'nuit night soiree party fete day jour jours ballet cirque circus humour comedy club rock symphonie symphony symphonique philharmonique philharmonic choeur choir ensemble quartet quatuor trio piano guitare guitar violon chanson chansons conte contes enfants kids famille family conference debat rencontre rencontres cinema film projection match finale coupe cup ligue league salon foire marche market noel christmas ete summer hiver winter printemps spring automne new nouvel nouveau nouvelle grand grande petit petite best tribute hommage experience story',
  ],
  [
    300,
    'amour love vie life monde reve reves dream dreams histoire histoires femme femmes woman women homme hommes man men enfant roi king reine queen prince princesse princess coeur heart temps time terre mer sea soleil sun lune moon etoile etoiles star stars ciel sky feu fire eau water lumiere lights light ombre nuits jardin garden maison house ville city rue street route road voyage voyages journey ile chat chats chien loup oiseau dernier derniere last premier premiere first deux two trois three quatre four cinq five sept seven dix ten mille cent bal masque carnaval halloween saint sainte st jean pierre paul marie',
  ],
  [
    150,
    'group groupe band big brass fanfare gospel soul blues funk reggae rap hip hop metal punk pop folk country electro techno house disco latin salsa tango flamenco samba world classic classique baroque sacre requiem messe concerto sonate sonata recital airs lyrique arias opus suite nocturne mozart beethoven bach vivaldi verdi puccini bizet tchaikovsky tchaikovski chopin schubert schumann brahms debussy ravel haendel handel strauss wagner mahler rossini carmen traviata boheme tosca',
  ],
  [
    150,
    'stage cours initiation decouverte seance seances portes ouvertes journee journees week semaine mois saison season ouverture opening closing gala ceremonie awards prix special edition anniversaire anniversary birthday gratuit free open air plein parc park chateau castle musee museum galerie gallery bibliotheque mediatheque lecture lectures livre livres book books poesie theatral improvisation impro improv one solo duo magie magic magicien illusion illusions hypnose mentaliste marionnettes puppet clown',
  ],
  [
    80,
    'american americain francais francaise french british english anglais russe russian italian italien espagnol spanish africa afrique african brasil bresil japon japan chine china india inde celtic celtique irish irlande ireland corse breton bretagne provence lyon marseille london londres new-york berlin madrid barcelona barcelone bruxelles brussels geneve lille nantes bordeaux toulouse nice strasbourg montpellier rennes athens orlando york',
  ],
  [
    150,
    'public municipal municipale national nationale royal royale central centrale community civic memorial state university universite college school ecole lycee maison house north south east west nord sud est ouest upper lower old vieux vieille main performing arts art culture culturel culturelle cultural convention events event center',
  ],
  [
    80,
    'rouge red noir noire black blanc blanche white bleu blue vert green or gold golden argent silver rose pink belle beau beaux beauty beast bete secret secrets mystere mysterieux mystery crime meurtre murder dracula frankenstein fantome ghost phantom diable devil ange angel anges angels dieu god dieux paradis enfer hell guerre war paix peace liberte freedom revolution mort death dead vivant alive',
  ],
  [
    40,
    'moliere shakespeare feydeau racine corneille marivaux hugo rostand cyrano avare tartuffe misanthrope malade imaginaire hamlet macbeth othello romeo juliette juliet tempete cendrillon cinderella alice peter pan pinocchio aladdin aladin chaperon',
  ],
  [
    40,
    'coldplay abba beatles elvis michael jackson pink floyd rolling stones led zeppelin bowie prince madonna taylor swift brel brassens piaf aznavour goldman johnny hallyday',
  ],
  [
    40,
    'running run marathon semi trail course cyclisme velo tour-de-france rugby football basket basketball handball tennis hockey boxe boxing wrestling catch mma racing grand-prix rallye motocross monster jam yoga meditation pilates vin vins wine biere beer degustation tasting gastronomie food cuisine brunch dinner diner',
  ],
]
