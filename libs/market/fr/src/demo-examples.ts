import type { DemoExamples } from '@materia/market-model';

/** Examples for the accounts of the demo shop. */
export const demo = {
  streets: { home: '12 rue Victor Hugo', other: '3 chemin des Vignes' },
  companies: [
    {
      number: '73282932000074',
      name: 'Bâti Ouest SARL',
      street: '8 rue de l’Industrie',
      postcode: '44200',
      city: 'Nantes',
    },
    {
      number: '90000010000017',
      name: 'Toitures du Rhône SAS',
      street: '14 avenue Jean Jaurès',
      postcode: '69007',
      city: 'Lyon',
    },
  ],
  silentNumber: '90000020900016',
} as const satisfies DemoExamples;
