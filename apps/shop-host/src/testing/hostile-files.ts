import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A file with the name under which somebody sends it. */
export type SentFile = { readonly name: string; readonly bytes: Uint8Array };

/** A harmless file of each type that messages take. */
export const harmlessFiles = async (): Promise<{
  readonly jpeg: Uint8Array;
  readonly png: Uint8Array;
  readonly pdf: Uint8Array;
}> => {
  const picture = () =>
    sharp({ create: { width: 48, height: 32, channels: 3, background: '#a33' } });
  const document = await PDFDocument.create();
  document.addPage([200, 200]).drawText('Two tiles are broken');
  return {
    jpeg: await picture().jpeg().toBuffer(),
    png: await picture().png().toBuffer(),
    pdf: await document.save({ useObjectStreams: false }),
  };
};

/** A document whose catalogue or page has one more object, as text. */
export const pdfWith = (catalogue: string, more = ''): Uint8Array => {
  const parts = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
    more,
  ].filter((part) => part !== '');
  const head = '%PDF-1.7\n';
  const offsets = parts.map((_, index) =>
    String(head.length + parts.slice(0, index).join('').length).padStart(10, '0'),
  );
  const body = head + parts.join('');
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = parts.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};

/** Documents that do something, or contain something, each by another way. */
export const activePdfs: Readonly<Record<string, Uint8Array>> = {
  JavaScript: pdfWith(
    '/Names << /JavaScript << /Names [(a) 4 0 R] >> >>',
    '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n',
  ),
  OpenAction: pdfWith('/OpenAction [3 0 R /Fit]'),
  AA: pdfWith('/AA << /WC 4 0 R >>', '4 0 obj\n<< /S /Named /N /Print >>\nendobj\n'),
  Launch: pdfWith('', '4 0 obj\n<< /S /Launch /F (calc.exe) >>\nendobj\n'),
  EmbeddedFiles: pdfWith('/Names << /EmbeddedFiles << /Names [] >> >>'),
  RichMedia: pdfWith('', '4 0 obj\n<< /Type /Annot /Subtype /RichMedia >>\nendobj\n'),
  SubmitForm: pdfWith('', '4 0 obj\n<< /S /SubmitForm /F (https://evil.example) >>\nendobj\n'),
  GoToE: pdfWith('', '4 0 obj\n<< /S /GoToE /T << >> >>\nendobj\n'),
  GoToR: pdfWith('', '4 0 obj\n<< /S /GoToR /F (other.pdf) >>\nendobj\n'),
  XFA: pdfWith('/AcroForm << /XFA (<xdp/>) >>'),
  'a name in codes': pdfWith('', '4 0 obj\n<< /S /#4Caunch /F (calc.exe) >>\nendobj\n'),
  encryption: Buffer.from(
    Buffer.from(pdfWith(''))
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 >>'),
    'latin1',
  ),
};

/** A small picture that would unpack to more pixels than any photo has. */
export const pictureBomb = (): Promise<Uint8Array> =>
  sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();

const HTML = '<html><script>alert(1)</script></html>';
/** What is put before, behind or into a file so that it is something else as well. */
const PAYLOADS: readonly Uint8Array[] = [
  Buffer.from(HTML),
  Buffer.from('PK\u0003\u0004zip-in-disguise'),
  Buffer.from('GIF89a/*'),
  Buffer.from('#!/bin/sh\nexit\n'),
  Buffer.from('MZ\u0090\u0000'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj\n'),
];

const NAMES = [
  'a.jpg',
  'a.jpeg',
  'a.png',
  'a.pdf',
  'A.PDF',
  'a.pdf.exe',
  'a',
  'a.html',
  '../a.png',
  'a.png\u0000.pdf',
];

/** A number below a limit; the same for the same seed. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
};

/** A mutated file, or one that is two things at once. The same seed makes the same file. */
export const hostileFile = (
  seed: number,
  { jpeg, png, pdf }: Awaited<ReturnType<typeof harmlessFiles>>,
): SentFile => {
  const next = numbers(seed + 1);
  const harmless = [jpeg, png, pdf];
  const active = Object.values(activePdfs);
  const kind = next(3);
  const base = Buffer.from((next(4) === 0 ? active[next(active.length)] : harmless[kind]) ?? pdf);
  const other = Buffer.from(
    (next(3) === 0 ? active[next(active.length)] : harmless[next(3)]) ?? png,
  );
  const payload = Buffer.from(PAYLOADS[next(PAYLOADS.length)] ?? []);
  const at = next(base.length);
  const made = ((): Buffer => {
    switch (next(9)) {
      case 0:
        return Buffer.concat([base, payload]);
      case 1:
        return Buffer.concat([payload, base]);
      case 2:
        return Buffer.concat([base.subarray(0, at), payload, base.subarray(at)]);
      case 3:
        return Buffer.concat([base, other]);
      case 4:
        return Buffer.concat([other.subarray(0, 8 + next(24)), base]);
      case 5:
        return base.subarray(0, at);
      case 6: {
        const changed = Buffer.from(base);
        for (let flips = 1 + next(12); flips > 0; flips -= 1)
          changed[next(changed.length)] = next(256);
        return changed;
      }
      case 7: {
        const changed = Buffer.from(base);
        other.copy(changed, next(8), 0, Math.min(8, other.length));
        return changed;
      }
      default:
        return base;
    }
  })();
  // Most have the name of what they begin as; what a name says is checked as well.
  const type = made.subarray(0, 4).toString('latin1');
  const likely = type === '%PDF' ? 'a.pdf' : type.endsWith('PNG') ? 'a.png' : 'a.jpg';
  return { name: (next(4) === 0 ? NAMES[next(NAMES.length)] : undefined) ?? likely, bytes: made };
};

/** What is wrong with a file that was accepted under a type; nothing if it is only that. */
export const wrongType = async (
  type: 'jpeg' | 'png' | 'pdf',
  bytes: Uint8Array,
): Promise<string | undefined> => {
  const text = Buffer.from(bytes).toString('latin1');
  if (type === 'pdf') {
    if (!text.startsWith('%PDF-')) return 'does not begin as a document';
    const named =
      /\/(?:JavaScript|JS|Launch|OpenAction|AA|EmbeddedFiles?|RichMedia|SubmitForm|GoTo[ER]|XFA|Encrypt)(?![A-Za-z])/.exec(
        text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
          String.fromCharCode(parseInt(code, 16)),
        ),
      );
    return named === null ? undefined : `contains ${named[0]}`;
  }
  const { format } = await sharp(bytes).metadata();
  if (format !== type) return `is ${format}`;
  const end = type === 'jpeg' ? '\u00ff\u00d9' : 'IEND\u00ae\u0042\u0060\u0082';
  if (!text.endsWith(end)) return 'has something behind the picture';
  return PAYLOADS.some(
    (payload) => payload.length > 6 && text.includes(Buffer.from(payload).toString('latin1')),
  )
    ? 'contains what was put into it'
    : undefined;
};
