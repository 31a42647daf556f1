import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { cardNumberOf } from '@materia/domain-loyalty';
import { markets } from '@materia/testing/markets';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { htmlInMarket } from '../samples/html-in-market.tsx';
import { Barcode } from './Barcode.tsx';
import { barcodeBars } from './barcode-bars.ts';
import { PickupCode } from './PickupCode.tsx';

const [market] = markets;

beforeAll(async () => {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = await readFile(path);
  const wasmBinary = new ArrayBuffer(wasm.byteLength);
  new Uint8Array(wasmBinary).set(wasm);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Of the bars, in pixels of the screen: a desktop's, a phone's, and those of a printer. */
const WIDTHS = [376, 556, 900] as const;

/** The barcode of a page, as a phone of this width shows it, read by another library than drew it. */
const readFrom = async (code: ReactElement, width: number): Promise<readonly string[]> => {
  const html = htmlInMarket(market, code);
  const [svg = ''] = /<svg.*?<\/svg>/s.exec(html) ?? [];
  const drawn = svg.replace(
    '<svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="80"`,
  );
  const picture = await sharp(Buffer.from(drawn))
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['Code128'] });
  return found.map(({ text }) => text);
};

describe('the card of the club', () => {
  it.each([0, 42, 12_345_678, 99_999_999].map(cardNumberOf))(
    'with number %s is read back by a scanner, on phones and on paper (LOY-17)',
    async (number) => {
      for (const width of WIDTHS)
        expect(await readFrom(<Barcode number={number} name="" />, width)).toEqual([number]);
    },
  );
});

describe('the code of a pickup', () => {
  it.each(['26-1642619-24', '261123-48213', 'PL-2603-000017', '1'])(
    'of order %s is read back by a scanner, on phones and on paper',
    async (number) => {
      for (const width of WIDTHS)
        expect(await readFrom(<PickupCode number={number} />, width)).toEqual([number]);
    },
  );

  it('has bars that do not touch, with the light margins that readers need', () => {
    const { width, bars } = barcodeBars('26-1642619-24');
    let end = 10;
    for (const [place, bar] of bars.entries()) {
      expect(bar.at).toBeGreaterThanOrEqual(place === 0 ? 10 : end + 1);
      end = bar.at + bar.width;
    }
    expect(width - end).toBe(10);
  });

  it('names its order for those who do not see it, and shows the number as text', () => {
    const html = htmlInMarket(market, <PickupCode number="26-1" />);
    expect(html).toContain(
      `aria-label="${market.texts.handover.codeName.replace('{number}', '26-1')}"`,
    );
    expect(html).toContain('>26-1<');
  });
});
