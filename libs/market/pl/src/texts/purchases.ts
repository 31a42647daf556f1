/** The list of everything the customer bought. */
export const purchases = {
  title: 'Zakupy',
  lead: 'Wszystko, co kupujesz online i w naszych sklepach, od najnowszych.',
  period: 'Okres',
  recent: 'Ostatnie 3 miesiące',
  year: 'Rok {year}',
  selfServiceOnly: 'Tylko kasy samoobsługowe',
  show: 'Pokaż',
  emptyTitle: 'Brak zakupów',
  emptyText: 'W tym okresie nie ma zakupów, które pasują do Twojego wyboru.',
  online: 'Zakup online',
  inStore: 'Kasa w sklepie',
  selfService: 'Kasa samoobsługowa',
  boughtOn: 'Zakup z {date}',
  more: {
    one: 'i jeszcze {count} produkt',
    few: 'i jeszcze {count} produkty',
    many: 'i jeszcze {count} produktów',
    other: 'i jeszcze {count} produktu',
  },
  pages: 'Strony z zakupami',
} as const;
