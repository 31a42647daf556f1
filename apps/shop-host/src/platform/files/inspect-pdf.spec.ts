import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfFault } from './inspect-pdf.ts';

const file = (objects: string, header = '%PDF-1.7'): Buffer =>
  Buffer.from(
    `${header}\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${objects}\ntrailer << /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
const compressed = (objects: string, type = 'ObjStm'): string => {
  const bytes = deflateSync(Buffer.from(objects)).toString('latin1');
  return `5 0 obj\n<< /Type /${type} /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream\nendobj`;
};

describe('a PDF file of a stranger', () => {
  it('is taken with its texts and pictures', () => {
    expect(pdfFault(file('2 0 obj (an invoice) endobj'))).toBeUndefined();
    expect(pdfFault(file(compressed('2 0 << /Type /Page >>')))).toBeUndefined();
    expect(pdfFault(file(compressed('BT (text) Tj ET', 'Content')))).toBeUndefined();
  });

  it.each([
    ['a page of HTML', Buffer.from('<html>%PDF-1.7 %%EOF')],
    ['bytes before its header', Buffer.concat([Buffer.from('MZ'), file('')])],
    ['no end', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['nothing', new Uint8Array()],
    ['objects that cannot be read', file('5 0 obj << /Type /ObjStm >>\nstream\nxx\nendstream')],
  ])('is none with %s', (_, bytes) => {
    expect(pdfFault(bytes)).toBe('not-a-pdf');
  });

  it.each([
    ['encrypted', 'encrypted', '/Encrypt 9 0 R'],
    ['with a script', 'active', '<< /S /JavaScript /JS (app.alert(1)) >>'],
    ['with a script whose name is written in codes', 'active', '<< /S /J#61va#53cript >>'],
    ['that starts a program', 'active', '<< /S /Launch /F (cmd.exe) >>'],
    ['that sends a form', 'active', '<< /S /SubmitForm >>'],
    ['with another file', 'attachments', '<< /Type /EmbeddedFile >>'],
  ] as const)('is refused %s, also in compressed objects', (_, fault, objects) => {
    expect(pdfFault(file(objects))).toBe(fault);
    expect(pdfFault(file(compressed(objects)))).toBe(fault);
    expect(pdfFault(file(compressed(objects, 'Obj#53tm')))).toBe(fault);
  });

  it('is looked at in reasonable time, whatever it consists of', () => {
    const started = performance.now();
    for (const part of ['stream\n', '<<', '/ObjStm stream ', '#2'])
      pdfFault(file(part.repeat(Math.floor(500_000 / part.length))));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
