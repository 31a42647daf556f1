import type { TextReaderOf, TranslationOf } from '@materia/domain-texts';
import { en } from './en.ts';

/** What a language of the console has to write: every text of the English one, with the same parameters. */
export type ConsoleTexts = TranslationOf<typeof en>;
export type ConsoleReader = TextReaderOf<typeof en>;

/** Whether a namespace has a text of this name: roles, acts and actions arrive from the host as plain strings. */
export const hasText = <Namespace extends keyof ConsoleTexts>(
  namespace: Namespace,
  name: string,
): name is keyof ConsoleTexts[Namespace] & string => Object.hasOwn(en[namespace], name);
