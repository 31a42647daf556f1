import type { QuoteCardTexts } from '../quote/QuoteCard.tsx';
import { wordsOfLanguage } from './words-of-language.ts';

export type QuoteActionTexts = {
  readonly convert: string;
  readonly newCart: string;
  readonly download: string;
  readonly remove: string;
};

const WORDS = {
  pl: {
    title: (number: string) => `Wycena ${number}`,
    madeOn: (date: string) => `Sporządzona ${date}`,
    validUntil: (date: string) => `Ceny obowiązują do ${date} włącznie`,
    states: { active: 'Aktualna', expired: 'Nieaktualna' },
    actions: {
      convert: 'Zamów z tej wyceny',
      newCart: 'Przenieś produkty do koszyka',
      download: 'Pobierz PDF',
      remove: 'Usuń wycenę',
    },
  },
  es: {
    title: (number: string) => `Presupuesto ${number}`,
    madeOn: (date: string) => `Hecho el ${date}`,
    validUntil: (date: string) => `Precios válidos hasta el ${date}, incluido`,
    states: { active: 'Vigente', expired: 'Caducado' },
    actions: {
      convert: 'Convertir en pedido',
      newCart: 'Pasar los productos al carrito',
      download: 'Descargar en PDF',
      remove: 'Eliminar el presupuesto',
    },
  },
  fr: {
    title: (number: string) => `Devis ${number}`,
    madeOn: (date: string) => `Établi le ${date}`,
    validUntil: (date: string) => `Prix valables jusqu’au ${date} inclus`,
    states: { active: 'En cours', expired: 'Expiré' },
    actions: {
      convert: 'Commander ce devis',
      newCart: 'Remettre les produits au panier',
      download: 'Télécharger en PDF',
      remove: 'Supprimer le devis',
    },
  },
  pt: {
    title: (number: string) => `Orçamento ${number}`,
    madeOn: (date: string) => `Feito em ${date}`,
    validUntil: (date: string) => `Preços válidos até ${date}, inclusive`,
    states: { active: 'Válido', expired: 'Expirado' },
    actions: {
      convert: 'Encomendar este orçamento',
      newCart: 'Passar os produtos para o carrinho',
      download: 'Descarregar em PDF',
      remove: 'Eliminar o orçamento',
    },
  },
} as const satisfies Readonly<
  Record<string, QuoteCardTexts & { readonly actions: QuoteActionTexts }>
>;

export const quoteTexts = (
  language: string,
): QuoteCardTexts & { readonly actions: QuoteActionTexts } => wordsOfLanguage(WORDS, language);
