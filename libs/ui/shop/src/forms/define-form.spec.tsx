import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  defineForm,
  errorSummary,
  type FormFaults,
  formQuery,
  type FormValues,
  sentForm,
} from './define-form.ts';
import {
  exactText,
  family,
  file,
  line,
  lines,
  oneOf,
  prefixed,
  several,
  ticked,
  wholeNumber,
} from './field-kinds.ts';
import { HiddenFields } from './HiddenFields.tsx';

const orderForm = defineForm({
  postcode: line(6).named('place-postcode').faults<'missing' | 'not-a-postcode'>(),
  comment: lines().faults<{ readonly kind: 'too-long'; readonly maximum: number }>(),
  password: exactText(),
  terms: ticked(),
  method: oneOf(['card', 'transfer']),
  category: several(),
  total: wholeNumber(),
  points: family(prefixed('point-'), 4),
  list: file(),
});

const sent = new FormData();
sent.set('place-postcode', ' 61-0012 ');
sent.set('comment', ' one\r\ntwo ');
sent.set('password', ' secret ');
sent.set('terms', 'on');
sent.set('method', 'card');
sent.append('category', 'a');
sent.append('category', 'b');
sent.set('total', '1299');
sent.set('point-own', 'R1');
sent.set('point-V2', 'L1234');
sent.set('list', new File(['1;2'], 'list.csv'));

describe('a form that is defined once', () => {
  it('reads each field as its kind says', () => {
    const { list, ...values } = orderForm.read(sent);
    expect(list?.name).toBe('list.csv');
    expect(values).toEqual({
      postcode: '61-001',
      comment: 'one\ntwo',
      password: ' secret ',
      terms: true,
      method: 'card',
      category: ['a', 'b'],
      total: 1299,
      points: { own: 'R1', V2: 'L123' },
    });
  });

  it('reads a query as it reads a body', () =>
    expect(orderForm.read(new URLSearchParams({ 'place-postcode': '61-001' }))).toEqual({
      ...orderForm.empty,
      postcode: '61-001',
    }));

  it('is empty if nothing, or nothing readable, was sent', () => {
    expect(orderForm.empty).toEqual({
      postcode: '',
      comment: '',
      password: '',
      terms: false,
      method: undefined,
      category: [],
      total: undefined,
      points: {},
      list: undefined,
    });
    const unreadable = new FormData();
    unreadable.set('method', 'cash');
    unreadable.set('total', '-1');
    unreadable.set('list', new File([], ''));
    expect(orderForm.read(unreadable)).toEqual(orderForm.empty);
  });

  it('has the names of its fields on the wire', () => {
    expect(orderForm.names).toMatchObject({ postcode: 'place-postcode', terms: 'terms' });
    expect(orderForm.names.points('V2')).toBe('point-V2');
  });

  it('lists errors in the order of its fields, by their names on the wire', () =>
    expect(errorSummary(orderForm, { terms: 'Accept.', postcode: 'Type it.' })).toEqual([
      { fieldId: 'place-postcode', message: 'Type it.' },
      { fieldId: 'terms', message: 'Accept.' },
    ]));

  it('does not compile with a misspelt field, another value or another fault', () => {
    expectTypeOf<FormValues<typeof orderForm>['method']>().toEqualTypeOf<
      'card' | 'transfer' | undefined
    >();
    expectTypeOf<FormFaults<typeof orderForm>>().toEqualTypeOf<{
      readonly postcode?: 'missing' | 'not-a-postcode';
      readonly comment?: { readonly kind: 'too-long'; readonly maximum: number };
    }>();
    // @ts-expect-error a letter is missing
    expect(orderForm.names.postcod).toBeUndefined();
    // @ts-expect-error a letter is missing
    expect(orderForm.read(sent).coment).toBeUndefined();
    // @ts-expect-error the form has no such field
    const hidden = <HiddenFields form={orderForm} values={{ totals: 1 }} />;
    expect(renderToStaticMarkup(hidden)).toBe('');
    // @ts-expect-error the fault belongs to another field
    const faults: FormFaults<typeof orderForm> = { postcode: 'too-long' };
    expect(faults).toBeDefined();
  });
});

describe('forms that share a page', () => {
  const forms = {
    add: defineForm({ sku: line() }, { intent: 'add' }),
    remove: defineForm({ line: line() }, { intent: 'remove-line' }),
  };

  it('send their intent before their other hidden fields', () =>
    expect(renderToStaticMarkup(<HiddenFields form={forms.add} values={{ sku: '100' }} />)).toBe(
      '<input type="hidden" name="intent" value="add"/><input type="hidden" name="sku" value="100"/>',
    ));

  it('write a list as one field for each value, and leave out what is undefined', () => {
    const undo = defineForm({ to: line(), lines: several().named('line') }, { intent: 'undo' });
    const values = { to: undefined, lines: ['2*a', '1*b'] };
    expect(formQuery(undo, values).toString()).toBe('intent=undo&line=2*a&line=1*b');
    expect(renderToStaticMarkup(<HiddenFields form={undo} values={values} />)).toContain(
      '<input type="hidden" name="line" value="2*a"/><input type="hidden" name="line" value="1*b"/>',
    );
    expect(undo.read(formQuery(undo, values)).lines).toEqual(values.lines);
  });

  it('are told apart by it', () => {
    expect(sentForm(new URLSearchParams({ intent: 'remove-line' }), forms)).toBe('remove');
    expect(sentForm(new URLSearchParams({ intent: 'other' }), forms)).toBeUndefined();
    expect(sentForm(new URLSearchParams(), forms)).toBeUndefined();
  });
});
