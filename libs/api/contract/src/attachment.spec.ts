import { describe, expect, it } from 'vitest';
import { attachment, attachmentName } from './attachment.ts';

describe('the name of a file in a header', () => {
  it.each([
    ['Faktura korygująca FK/2026/012/000001.pdf', 'Faktura korygujaca FK-2026-012-000001.pdf'],
    ['Confirmación de pedido 26-1.pdf', 'Confirmacion de pedido 26-1.pdf'],
    ['Accusé de réception de la rétractation.pdf', 'Accuse de reception de la retractation.pdf'],
    ['Talão de compra 1.pdf', 'Talao de compra 1.pdf'],
    ['a"b\r\nc; łódź.pdf', 'a-b-c- -odz.pdf'],
  ])('of %j is %j', (name, sent) => {
    const header = attachment(name);
    expect(header).toBe(`attachment; filename="${sent}"`);
    expect(attachmentName(header)).toBe(sent);
  });
});
