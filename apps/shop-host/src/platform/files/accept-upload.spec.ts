import { createServer, type Server } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { ATTACHMENT_MAXIMUM_BYTES } from '@materia/domain-messages';
import sharp from 'sharp';
import {
  activePdfs,
  harmlessFiles,
  hostileFile,
  pdfWith,
  pictureBomb,
  wrongType,
} from '../../testing/hostile-files.ts';
import { soakReport } from '../../testing/soak-report.ts';
import { acceptUpload, type UploadTools } from './accept-upload.ts';
import { PdfScanner } from './pdf-scanner.ts';
import { pictureLine } from './picture-line.ts';
import { clamd, noVirusScan } from './virus-scan.ts';

/** The soak part `files` runs as many as figure 13 asks for. */
const AMOUNT = Number(process.env['MATERIA_HOSTILE_FILES'] ?? 300);
const FIRST_SEED = Number(process.env['MATERIA_HOSTILE_SEED'] ?? 0);

const pdfScanner = new PdfScanner();
const tools: UploadTools = { pictureLine: pictureLine(), pdfScanner, virusScan: noVirusScan };
const accept = (name: string, bytes: Uint8Array, more: Partial<UploadTools> = {}) =>
  acceptUpload({ name, bytes }, { ...tools, ...more });

afterAll(() => pdfScanner.close());

describe('files of strangers', () => {
  it('are accepted as jpeg, jpg, png and pdf, under the extension of what they are (THR-05, LIM-47)', async () => {
    const { jpeg, png, pdf } = await harmlessFiles();
    for (const [name, bytes, stored] of [
      ['Płytka.JPG', jpeg, 'Płytka.jpeg'],
      ['a.png', png, 'a.png'],
      ['C:\\docs\\b.pdf', pdf, 'b.pdf'],
    ] as const) {
      const accepted = await accept(name, bytes);
      expect(accepted).toMatchObject({ ok: true, value: { name: stored } });
    }
  });

  it('may have 10,485,760 bytes and not one more (THR-12, LIM-47)', async () => {
    const head = Buffer.from(pdfWith(''));
    const padded = (size: number) => {
      const comment = Buffer.alloc(size - head.length, 0x20);
      const at = head.indexOf('xref');
      return Buffer.concat([head.subarray(0, at), comment, head.subarray(at)]);
    };
    expect(await accept('a.pdf', padded(ATTACHMENT_MAXIMUM_BYTES))).toMatchObject({ ok: true });
    expect(await accept('a.pdf', padded(ATTACHMENT_MAXIMUM_BYTES + 1))).toEqual({
      ok: false,
      error: 'size',
    });
  });

  it('lose what is not a picture: metadata, and what is behind it', async () => {
    const jpeg = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#0a0' } })
      .withExif({ IFD0: { Copyright: 'canary' } })
      .jpeg()
      .toBuffer();
    expect(jpeg.toString('latin1')).toContain('canary');
    const accepted = await accept(
      'a.jpg',
      Buffer.concat([jpeg, Buffer.from('<html>canary</html>')]),
    );
    expect(accepted.ok && Buffer.from(accepted.value.bytes).toString('latin1')).not.toContain(
      'canary',
    );
  });

  it('are refused if they would unpack to more than a photo', async () => {
    expect(await accept('a.png', await pictureBomb())).toEqual({ ok: false, error: 'unreadable' });
  });

  it.each(Object.entries(activePdfs))('are refused with %s', async (_, bytes) => {
    expect(await accept('a.pdf', bytes)).toEqual({ ok: false, error: 'active' });
  });

  it('are refused if reading them takes too long, and the next one is read', async () => {
    const slow = new PdfScanner({ timeLimitMs: 1 });
    const { pdf } = await harmlessFiles();
    expect(await slow.scan(pdf)).toBe('unreadable');
    await slow.close();
    expect(await pdfScanner.scan(pdf)).toBe('clean');
  });

  it('are never stored under a wrong type, however they are mutated (figure 13)', async () => {
    const harmless = await harmlessFiles();
    const wrong: string[] = [];
    const counts = { accepted: 0, refused: 0 };
    for (let seed = FIRST_SEED; seed < FIRST_SEED + AMOUNT; seed += 1) {
      const file = hostileFile(seed, harmless);
      const outcome = await accept(file.name, file.bytes);
      counts[outcome.ok ? 'accepted' : 'refused'] += 1;
      if (!outcome.ok) continue;
      const fault = await wrongType(outcome.value.type, outcome.value.bytes);
      if (fault !== undefined) wrong.push(`${seed} ${file.name} ${fault}`);
    }
    await soakReport('mutated and polyglot files', { ...counts, wrong: wrong.length });
    expect(wrong).toEqual([]);
    expect(counts.accepted).toBeGreaterThan(AMOUNT / 30);
  }, 3_600_000);
});

describe('a scanner for viruses', () => {
  const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  /** A `clamd` that reads INSTREAM and finds the test virus, or says something else. */
  const scannerThat = (answer: (text: string) => string | undefined): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer((socket) => {
        let read = Buffer.alloc(0);
        socket.on('data', (part: Buffer) => {
          read = Buffer.concat([read, part]);
          if (read.subarray(-4).readUInt32BE() !== 0) return;
          const reply = answer(read.toString('latin1'));
          if (reply !== undefined) socket.end(reply);
        });
        socket.on('error', () => undefined);
      });
      servers.push(server);
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
      });
    });

  it('is asked by INSTREAM, and what it finds is refused', async () => {
    const asked: string[] = [];
    const address = await scannerThat((text) => {
      asked.push(text.slice(0, 10));
      return text.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
    });
    const { pdf } = await harmlessFiles();
    const infected = pdfWith(`/Note (${EICAR.replaceAll(/[()\\]/g, '')})`);
    expect(await accept('a.pdf', pdf, { virusScan: clamd(address) })).toMatchObject({ ok: true });
    expect(await accept('a.pdf', infected, { virusScan: clamd(address) })).toEqual({
      ok: false,
      error: 'infected',
    });
    expect(asked).toEqual(['zINSTREAM\0', 'zINSTREAM\0']);
  });

  it('that does not answer lets nothing in', async () => {
    const { png } = await harmlessFiles();
    const silent = await scannerThat(() => undefined);
    const odd = await scannerThat(() => 'UNKNOWN COMMAND\0');
    for (const virusScan of [clamd('127.0.0.1:1'), clamd(silent, 50), clamd(odd)])
      expect(await accept('a.png', png, { virusScan })).toEqual({
        ok: false,
        error: 'not-checked',
      });
  });
});
