/**
 * The decoded part of a mail (RFC 5322 with a multipart body) of this type, wherever it is among the
 * others. Throws when there is none.
 */
export const mailPart = (mail: string, type: 'text/plain' | 'text/html'): string => {
  const boundaries = [...mail.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary);
  const part = boundaries
    .reduce((parts, boundary) => parts.flatMap((each) => each.split(`--${boundary}`)), [mail])
    .find(
      (each) => each.toLowerCase().includes(`content-type: ${type}`) && !each.includes('boundary='),
    );
  if (part === undefined) throw new Error(`The mail has no part of type ${type}`);
  const end = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (/^content-transfer-encoding: base64/im.test(head))
    return Buffer.from(body, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
};
