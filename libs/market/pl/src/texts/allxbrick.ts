/** The partner carrier, which starts from the store nearest to the address. */
export const allxbrick = {
  delivery: 'Dostawa AllxBrick',
  deliveryText: 'Bus z najbliższego sklepu, pod drzwi.',
  pickup: 'Odbiór z AllxBrick',
  pickupText:
    'Odbierzesz w sklepie najbliższym podanemu adresowi. AllxBrick zadzwoni, gdy zamówienie będzie gotowe.',
  otherStore: 'Jedzie ze sklepu najbliższego podanemu adresowi. Zanim go zmienimy, zapytamy.',
  askTitle: 'Zmienić sklep na {store}?',
  askText:
    'AllxBrick jeździ pod kod {postcode} ze sklepu {store}. Zanim zmienimy sklep, pokażemy, co zmieni się w koszyku.',
  change: 'Zmień sklep',
  keep: 'Zostaję przy {store}',
  noStore:
    'W pobliżu tego adresu nie ma sklepu, z którego jeździ AllxBrick. Sprawdź kod pocztowy albo wybierz inny sposób.',
  errorTitle: 'AllxBrick nie odpowiada',
  error:
    'Nie możemy teraz sprawdzić dostawy AllxBrick. Spróbuj ponownie za chwilę albo wybierz inny sposób.',
  at: 'Odbiór z AllxBrick: {store}',
} as const;
