import { TextField } from '@materia/ui-design-system';
import { describe, expect, it } from 'vitest';
import { markets } from '@materia/testing/markets';
import { htmlInMarket } from '../samples/html-in-market.tsx';
import { SubmissionForm, type SubmissionFormProps } from './SubmissionForm.tsx';

const [poland] = markets;

const html = (changes: Partial<SubmissionFormProps> = {}): string =>
  htmlInMarket(
    poland,
    <SubmissionForm
      action="/send"
      fields={[]}
      summary="Popraw"
      problem={undefined}
      submit="Wyślij"
      {...changes}
    >
      <TextField name="email" label="E-mail" />
    </SubmissionForm>,
  );

describe('a submission form', () => {
  it('is a plain form with its button and has no summary while it is valid', () => {
    expect(html()).toMatch(/<form(?=[^>]* method="post")(?=[^>]* action="\/send")/);
    expect(html()).toMatch(/<button(?=[^>]* type="submit")[^>]*>.*Wyślij/s);
    expect(html()).not.toContain('role="alert"');
  });

  it.each(['page', 'part'] as const)(
    'leads from its summary to each refused field in the order of the form (%s)',
    (use) => {
      const fields = [
        { id: 'first', label: 'A', error: 'wrong' },
        { id: 'second', label: 'B', error: undefined },
        { id: 'third', label: 'C', error: 'missing' },
      ];
      expect(
        [...html({ use, fields }).matchAll(/<a href="#(\w+)">([^<]*)<\/a>/g)].map(
          ([, id, words]) => [id, words],
        ),
      ).toEqual([
        ['first', 'A: wrong'],
        ['third', 'C: missing'],
      ]);
    },
  );

  it('separates errors that concern the whole form', () =>
    expect(html({ problem: 'Nie udało się.' })).toMatch(/role="alert".*Nie udało się\./s));
});
