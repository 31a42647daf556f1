import type { OtherShopLink } from '../frame/OtherShops.tsx';

/** The shops of other markets, as linked in the footer. */
export const otherShops: readonly OtherShopLink[] = [
  { locale: 'pl-PL', name: 'Polska', href: 'https://pl.materia.example/' },
  { locale: 'es-ES', name: 'España', href: 'https://es.materia.example/' },
  { locale: 'pt-PT', name: 'Portugal', href: 'https://pt.materia.example/' },
];
