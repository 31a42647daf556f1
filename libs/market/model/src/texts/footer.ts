import { text } from '../text-shape.ts';

/** The footer and the service promises above it (MKT-26, MKT-27, LIM-23). */
export const footer = {
  shopping: text(),
  customerSpace: text(),
  myOrders: text(),
  createAccount: text(),
  legal: text(),
  rights: text('year'),
  returnTitle: text('days'),
  returnText: text(),
  driveTitle: text('hours'),
  driveText: text(),
  rangeTitle: text(),
  rangeText: text('references'),
  adviceTitle: text(),
  adviceText: text(),
  cookies: text(),
  help: text(),
  faq: text(),
  services: text(),
  terms: text(),
  privacy: text(),
  legalNotice: text(),
  pickupConditions: text(),
} as const;
