import ts from 'typescript';
import { quoted, type StandIn } from './blank.ts';

/**
 * Generated texts for keys that the sample lacks, so that a text added to the shop does not break
 * the proof: the key itself, with the required parameters. Everything that is not a text must be in
 * the sample.
 */
export type StandIns = { readonly write: StandIn; readonly paths: () => readonly string[] };

const PARAMETER = /\{\{?[\w:-]+\}\}?/g;

const named = (path: string, sample: string, ending = ''): string => {
  const parameters = [...new Set(sample.match(PARAMETER) ?? [])];
  return quoted([`Voce ${path.replaceAll(/[.-]/g, ' ')}`, ...parameters].join(' ') + ending);
};

/** Plural forms, if the sample's text has them. */
const pluralText = (
  path: string,
  sample: ts.ObjectLiteralExpression,
  forms: readonly string[],
): string | undefined => {
  const texts = sample.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) =>
      name.getText() === 'other' && ts.isStringLiteral(initializer) ? [initializer.text] : [],
    );
  const [other] = texts;
  return other === undefined
    ? undefined
    : `{ ${forms.map((form) => `${form}: ${named(path, other)}`).join(', ')} }`;
};

/**
 * Arguments of a function that takes texts. The first contains its parameters; the others are
 * numbered, so that they differ.
 */
const callOfTexts = (path: string, sample: ts.CallExpression): string | undefined => {
  const texts = sample.arguments.filter(ts.isStringLiteral);
  if (texts.length !== sample.arguments.length) return undefined;
  const written = texts.map(({ text }, index) =>
    index === 0
      ? named(path, text)
      : named(`${path} ${String(index)}`, '', text.endsWith('.') ? '.' : ''),
  );
  return `${sample.expression.getText()}(${written.join(', ')})`;
};

/** A unique path with the parameters of the sample's path. */
const address = (path: string, sample: string): string => {
  const word = path.replaceAll('.', '-').toLowerCase();
  const segment = (text: string, index: number): string =>
    text === '' || text.startsWith(':')
      ? text
      : `${word}-${String(index)}${text.endsWith('.html') ? '.html' : ''}`;
  return quoted(sample.split('/').map(segment).join('/'));
};

/**
 * Creates the generator for a locale. It throws for a value that is not a text, because the sample
 * then lacks a market fact.
 */
export const standIns = (locale: string): StandIns => {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const paths: string[] = [];
  const textFor = (path: string, sample: ts.Expression): string | undefined => {
    if (ts.isStringLiteral(sample) && sample.text.startsWith('/'))
      return address(path, sample.text);
    if (ts.isArrayLiteralExpression(sample) && path.endsWith('.aliases')) return '[]';
    if (ts.isStringLiteral(sample) || ts.isNoSubstitutionTemplateLiteral(sample))
      return named(path, sample.text, sample.text.endsWith('.') ? '.' : '');
    if (ts.isObjectLiteralExpression(sample)) return pluralText(path, sample, forms);
    return ts.isCallExpression(sample) ? callOfTexts(path, sample) : undefined;
  };
  return {
    paths: () => paths,
    write: (path, sample) => {
      const written = textFor(path, sample);
      if (written === undefined) throw new Error(`The sample market has no value for ${path}`);
      paths.push(path);
      return written;
    },
  };
};
