import { foldName } from '../../../lib/fold-name.ts'

/** Post towns of Britain of several words, where no word between them (`Stow on the Wold`) tells that they are one. */
export const BRITISH_TOWNS: ReadonlySet<string> = new Set(
  `Abbots Langley; Ashby de la Zouch; Barnard Castle; Biggin Hill; Bishop Auckland; Bishops Stortford; Bishop's Stortford; Bishops Castle;
  Bognor Regis; Bovey Tracey; Buckhurst Hill; Budleigh Salterton; Burgess Hill; Bury St Edmunds; Canvey Island; Castle Douglas; Chalfont St Giles;
  Chipping Campden; Chipping Norton; Chipping Sodbury; Church Stretton; Cleator Moor; Colwyn Bay; Corby Glen; East Cowes; East Grinstead; East Kilbride;
  East Molesey; Ebbw Vale; Ellesmere Port; Fort William; Great Dunmow; Great Malvern; Great Missenden; Great Yarmouth; Hayling Island; Haywards Heath;
  Hebden Bridge; Hemel Hempstead; Herne Bay; High Wycombe; Houghton Regis; Isle of Wight; Kings Langley; Kings Lynn; King's Lynn; Kirkby Lonsdale; Kirkby Stephen;
  Leamington Spa; Royal Leamington Spa; Leighton Buzzard; Lyme Regis; Lytham St Annes; Market Drayton; Market Harborough; Market Rasen;
  Melton Mowbray; Merthyr Tydfil; Milford Haven; Milton Keynes; Mountain Ash; New Malden; New Milton; New Romney; Newton Abbot; Newton Aycliffe; Newport Pagnell;
  North Berwick; North Shields; North Walsham; Ottery St Mary; Pembroke Dock; Port Glasgow; Port Talbot; Potters Bar; Princes Risborough; Robertsbridge;
  Royal Tunbridge Wells; Tunbridge Wells; Saffron Walden; Shepton Mallet; South Molton; South Shields; Sowerby Bridge; Stoke Mandeville; Sutton Coldfield; Tenbury Wells; Thornton Heath; Virginia Water; Waltham Abbey; Waltham Cross; Welwyn Garden City; West Bromwich; West Drayton;
  West Kirby; West Malling; West Wickham; Whitley Bay; Woodford Green; Wootton Bassett; Royal Wootton Bassett`
    .split(/;\s+/)
    .map(foldName),
)
