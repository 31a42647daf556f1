import type { ProductFacts } from '../product/facts.ts';
import { wordsOfLanguage } from './words-of-language.ts';

type Names = readonly [string, string, string, string];

/** Demo products in each language, shortest name first, longest last. */
const NAMES = {
  pl: [
    'Cement portlandzki CEM II 25 kg',
    'Wełna mineralna lambda 0,035 15 cm 4,32 m²',
    'Wiertarko-wkrętarka udarowa 18 V z dwoma akumulatorami',
    'Płyta gipsowo-kartonowa ognioochronna i impregnowana do pomieszczeń o podwyższonej wilgotności 12,5 × 1200 × 2600 mm',
  ],
  es: [
    'Cemento CEM II 25 kg',
    'Lana mineral lambda 0,035 15 cm 4,32 m²',
    'Taladro percutor a batería 18 V con dos baterías',
    'Placa de yeso laminado resistente al fuego e hidrófuga para locales húmedos 12,5 × 1200 × 2600 mm con bordes afinados',
  ],
  fr: [
    'Ciment CEM II 25 kg',
    'Laine minérale lambda 0,035 15 cm 4,32 m²',
    'Perceuse-visseuse à percussion 18 V avec deux batteries',
    'Plaque de plâtre coupe-feu hydrofugée pour locaux humides 12,5 × 1200 × 2600 mm, bords amincis sur les deux grands côtés',
  ],
  pt: [
    'Cimento CEM II 25 kg',
    'Lã mineral lambda 0,035 15 cm 4,32 m²',
    'Berbequim aparafusador com percussão 18 V e duas baterias',
    'Placa de gesso cartonado corta-fogo e hidrófuga para locais húmidos 12,5 × 1200 × 2600 mm com bordos afinados',
  ],
} as const satisfies Readonly<Record<string, Names>>;

const BRANDS = ['Bastio', 'Termolan', 'Voltaro', 'Gipsodur'] as const;
const PICTURES = ['bag', 'roll', 'drill', 'board'] as const;

export type SampleIndex = 0 | 1 | 2 | 3;

/** A product with its name in the given language. */
export const aProduct = (language: string, index: SampleIndex = 0): ProductFacts => ({
  urlKey: `sample-ref10020${index}`,
  sku: `10020${index}`,
  name: wordsOfLanguage<Names>(NAMES, language)[index],
  brand: BRANDS[index],
  picture: `/samples/${PICTURES[index]}.svg`,
});
