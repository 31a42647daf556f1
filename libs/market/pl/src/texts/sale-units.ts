/** Quantities in the unit in which a product is sold. */
export const saleUnits = {
  piece: {
    one: '{count} szt.',
    few: '{count} szt.',
    many: '{count} szt.',
    other: '{count} szt.',
  },
  bag: {
    one: '{count} worek',
    few: '{count} worki',
    many: '{count} worków',
    other: '{count} worka',
  },
  pack: {
    one: '{count} opakowanie',
    few: '{count} opakowania',
    many: '{count} opakowań',
    other: '{count} opakowania',
  },
  roll: {
    one: '{count} rolka',
    few: '{count} rolki',
    many: '{count} rolek',
    other: '{count} rolki',
  },
  pallet: {
    one: '{count} paleta',
    few: '{count} palety',
    many: '{count} palet',
    other: '{count} palety',
  },
  bucket: {
    one: '{count} wiadro',
    few: '{count} wiadra',
    many: '{count} wiader',
    other: '{count} wiadra',
  },
  box: {
    one: '{count} karton',
    few: '{count} kartony',
    many: '{count} kartonów',
    other: '{count} kartonu',
  },
  set: {
    one: '{count} komplet',
    few: '{count} komplety',
    many: '{count} kompletów',
    other: '{count} kompletu',
  },
} as const;
