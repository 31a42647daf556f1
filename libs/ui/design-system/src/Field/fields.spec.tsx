import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { DateField } from './DateField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const OPTIONS = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** Each control with the same texts, by the element that carries its id. */
const CONTROLS = [
  ['TextField', <TextField key="t" name="field" label="Label" hint="Hint" error="Wrong" />],
  ['TextArea', <TextArea key="a" name="field" label="Label" hint="Hint" error="Wrong" />],
  [
    'SelectField',
    <SelectField key="s" name="field" label="Label" hint="Hint" error="Wrong" options={OPTIONS} />,
  ],
  ['Checkbox', <Checkbox key="c" name="field" label="Label" hint="Hint" error="Wrong" />],
  [
    'RadioGroup',
    <RadioGroup key="r" name="field" legend="Label" hint="Hint" error="Wrong" options={OPTIONS} />,
  ],
  [
    'DateField',
    <DateField
      key="d"
      name="field"
      label="Label"
      hint="Hint"
      error="Wrong"
      outOfBoundsText="Too late"
    />,
  ],
] as const;

describe.each(CONTROLS)('%s', (_, control) => {
  const html = renderToStaticMarkup(control);

  it('is labelled, and described by its message first, then by its hint', () => {
    expect(html).toContain('Label');
    expect(html).toContain('aria-describedby="field-error field-hint"');
    expect(html).toMatch(/id="field-error"[^>]*>.*Wrong/);
    expect(html).toMatch(/id="field-hint"[^>]*>Hint/);
  });

  it('is linked from the error summary', () => {
    const summary = renderToStaticMarkup(
      <ErrorSummary title="Please correct" errors={[{ fieldId: 'field', message: 'Wrong' }]} />,
    );
    const [, target] = /href="#([^"]+)"/.exec(summary) ?? [];
    expect(html).toMatch(new RegExp(`<(input|textarea|select)[^>]* id="${target}"`));
  });
});

describe('fields', () => {
  it('a field without an error is not marked', () => {
    const html = renderToStaticMarkup(<TextField name="field" label="Label" />);
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('aria-describedby');
  });

  it('a summary without errors is not rendered', () => {
    expect(renderToStaticMarkup(<ErrorSummary title="Please correct" errors={[]} />)).toBe('');
  });
});
