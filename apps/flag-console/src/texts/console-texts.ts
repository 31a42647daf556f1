import type { TextReaderOf, TranslationOf } from '@materia/domain-texts';
import { en } from './en.ts';

/**
 * The texts that each language of the console must have: those of English, with the same
 * parameters.
 */
export type ConsoleTexts = TranslationOf<typeof en>;
export type ConsoleReader = TextReaderOf<typeof en>;

/**
 * Whether a namespace has a text of this name: the host sends roles, acts and actions as plain
 * strings.
 */
export const hasText = <Namespace extends keyof ConsoleTexts>(
  namespace: Namespace,
  name: string,
): name is keyof ConsoleTexts[Namespace] & string => Object.hasOwn(en[namespace], name);
