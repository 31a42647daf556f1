import { HtmlValidate } from 'html-validate';

/**
 * Returns the errors in a page's HTML with rule, message, position and excerpt; empty if it is
 * valid.
 */
export type HtmlChecker = (html: string) => Promise<readonly string[]>;

/**
 * The rules of the HTML standard. Two others are off: same-origin files need no integrity hash, and
 * the menu comes before the first heading of the content.
 */
const CONFIGURATION = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'require-sri': 'off', 'heading-level': 'off' },
} as const;

export const htmlChecker = (): HtmlChecker => {
  const validator = new HtmlValidate({ ...CONFIGURATION, extends: [...CONFIGURATION.extends] });
  return async (html) => {
    const report = await validator.validateString(html);
    return report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message} (${line}:${column}) ${excerpt(html, line, column)}`,
      ),
    );
  };
};

const excerpt = (html: string, line: number, column: number): string =>
  (html.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 1), column + 79);
