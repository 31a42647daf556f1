/** The energy label beside a price, and the link to the information sheet. */
export const energy = {
  classOnScale: 'Klasa energetyczna {energyClass} w skali od {best} do {worst}, pokaż etykietę',
  sheet: 'Karta produktu',
  sheetTitle: 'Karta informacyjna produktu',
  supplier: 'Dostawca',
  model: 'Identyfikator modelu',
  energyClass: 'Klasa efektywności energetycznej',
  scale: '{energyClass} (skala od {best} do {worst})',
} as const;
