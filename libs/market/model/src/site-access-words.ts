import { type SiteAccess, siteQuestions } from '@materia/domain-shipping';
import type { TextReader } from './market-texts.ts';

/** What the driver of a truck was told about the place, in one line. */
export const siteAccessWords = (access: SiteAccess, t: TextReader): string =>
  siteQuestions.map((question) => t(`siteAccess.${access[question]}`)).join(' · ');
