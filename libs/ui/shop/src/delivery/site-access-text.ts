import { type SiteAccess, siteQuestions } from '@materia/domain-shipping';
import type { TextReader } from '@materia/market-model';

/** What the driver of a truck was told about the place, in one line. */
export const siteAccessText = (access: SiteAccess, t: TextReader): string =>
  siteQuestions.map((question) => t(`siteAccess.${access[question]}`)).join(' · ');
