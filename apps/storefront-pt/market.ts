export { facts } from '@materia/market-pt/facts';

/** The words of dates come with the second page of a visit: the first one brings the few dates that it shows. */
export const loadLongDate = () =>
  import('@materia/market-pt/long-date').then(({ longDate }) => longDate);
