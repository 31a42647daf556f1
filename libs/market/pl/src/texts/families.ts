/** Colours, sizes, volumes and lengths of one product, in lists and on its page. */
export const families = {
  title: 'Warianty produktu',
  colour: {
    one: '{count} kolor',
    few: '{count} kolory',
    many: '{count} kolorów',
    other: '{count} koloru',
  },
  size: {
    one: '{count} rozmiar',
    few: '{count} rozmiary',
    many: '{count} rozmiarów',
    other: '{count} rozmiaru',
  },
  volume: {
    one: '{count} pojemność',
    few: '{count} pojemności',
    many: '{count} pojemności',
    other: '{count} pojemności',
  },
  length: {
    one: '{count} długość',
    few: '{count} długości',
    many: '{count} długości',
    other: '{count} długości',
  },
  /** The value of the product shown on an axis, such as `Colour: grey`. */
  chosen: '{label}: {value}',
  existsIn: 'Jest w wersji: {values}',
} as const;
