import { expect, it } from 'vitest';
import { linesText, lineText, formText } from './form-field.ts';

const form = new FormData();
form.set('words', '  one\r\ntwo\u0000\rthree\t ');
form.set('file', new File(['words'], 'words.txt'));

it.each([
  ['as it was sent', formText, '  one\r\ntwo\u0000\rthree\t ', '  o'],
  ['in one line', lineText, 'onetwothree', 'one'],
  ['in several lines', linesText, 'one\ntwo\nthree', 'one'],
])(
  'reads a field %s, cut at its limit; files and missing fields read as empty',
  (_, read, whole, cut) => {
    expect([
      read(form, 'words'),
      read(form, 'words', 3),
      read(form, 'file'),
      read(form, 'none'),
      read(form, '__proto__'),
    ]).toEqual([whole, cut, '', '', '']);
  },
);
