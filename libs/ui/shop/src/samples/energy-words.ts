import type { EnergyLabelProps } from '../energy/EnergyLabel.tsx';
import { wordsOfLanguage } from './words-of-language.ts';

type EnergyWords = EnergyLabelProps['words'];

const WORDS = {
  pl: { classOnScale: (own, best, worst) => `Klasa energetyczna ${own} w skali od ${best} do ${worst}, pokaż etykietę`, sheet: 'Karta informacyjna produktu' },
  es: { classOnScale: (own, best, worst) => `Clase de eficiencia energética ${own} en una escala de ${best} a ${worst}, ver la etiqueta`, sheet: 'Ficha de información del producto' },
  fr: { classOnScale: (own, best, worst) => `Classe énergétique ${own} sur une échelle de ${best} à ${worst}, voir l’étiquette`, sheet: 'Fiche d’information sur le produit' },
  pt: { classOnScale: (own, best, worst) => `Classe energética ${own} numa escala de ${best} a ${worst}, ver a etiqueta`, sheet: 'Ficha de informação do produto' },
} as const satisfies Readonly<Record<string, EnergyWords>>;

export const energyWords = (language: string): EnergyWords => wordsOfLanguage<EnergyWords>(WORDS, language);
