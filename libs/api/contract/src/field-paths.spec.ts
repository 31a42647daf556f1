import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { type FieldFault, RULE_FAULTS, SHAPE_FAULTS } from './field-faults.ts';
import type { FieldPath } from './schemas.ts';

/** Whether every field of a list is one that the call can name, for the compiler. */
const fieldsOf = <Name extends Parameters<typeof named>[0]>(
  _name: Name,
  fields: readonly FieldPath<Name>[],
): readonly string[] => fields;
const named = (name: 'register' | 'updateMyList' | 'addProductsToMyCart' | 'placeOrder') => name;

describe('the fields that a refusal of a call may name', () => {
  it.each([
    ['of its body, at any depth', fieldsOf('register', ['body.customer.main_address.street'])],
    ['of its path', fieldsOf('updateMyList', ['params.sku'])],
    [
      'of an element of a list, by index',
      fieldsOf('addProductsToMyCart', ['body.request.items.3.qty']),
    ],
    [
      'the list itself, and a whole part',
      fieldsOf('addProductsToMyCart', ['body.request.items', 'body']),
    ],
    [
      'its logical fields, which no input has',
      fieldsOf('placeOrder', ['shipping.truck_access', 'contact']),
    ],
  ])('are %s', (_, fields) => expect(fields).not.toEqual([]));

  it('do not compile when they are misspelled, of another part, or of another call', () => {
    // @ts-expect-error a letter is missing
    expect(fieldsOf('register', ['body.customer.emial'])).toHaveLength(1);
    // @ts-expect-error the body has it, the path does not
    expect(fieldsOf('updateMyList', ['params.qty'])).toHaveLength(1);
    // @ts-expect-error elements have an index, not a name
    expect(fieldsOf('addProductsToMyCart', ['body.request.items.first.qty'])).toHaveLength(1);
    // @ts-expect-error only a placement lacks a contact
    expect(fieldsOf('register', ['contact'])).toHaveLength(1);
    // @ts-expect-error a loose object takes other keys, but they are not fields
    const offer: FieldPath<'addToMyCart'> = 'body.offer.price';
    expect(offer).not.toBe('');
    const facet: FieldPath<'listProducts'> = 'query.filters.brand';
    // @ts-expect-error suggestions have no filters
    const suggested: FieldPath<'suggest'> = facet;
    expect(suggested).toBe(facet);
  });
});

describe('what may be wrong with a field', () => {
  it('is in one list, with the rules of the shop apart from those of shapes', () => {
    expect(new Set([...SHAPE_FAULTS, ...RULE_FAULTS]).size).toBe(
      SHAPE_FAULTS.length + RULE_FAULTS.length,
    );
  });

  it('includes every code with which a shape refuses', () => {
    const codeOf = (code: z.core.$ZodIssue['code']): FieldFault['kind'] => code;
    expect(SHAPE_FAULTS.map(codeOf)).toEqual(SHAPE_FAULTS);
  });

  it('does not compile when it is not in the list', () => {
    // @ts-expect-error there is no such fault
    const fault: FieldFault = { field: 'body.email', kind: 'misspelled' };
    expect(fault.kind).not.toBe('');
  });
});
