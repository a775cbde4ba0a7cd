/** What a mapping makes of the table `ref;titre;date;salle;ville`. */
export const SHOP_LISTING = {
  id: 'ref',
  name: 'titre',
  start: { from: 'date', date: 'dd/MM/yyyy HH:mm' },
  place: { name: 'salle', city: 'ville', country: { value: 'FR' } },
}
