import { markets } from '@materia/testing/markets';
import { describe, expect, it } from 'vitest';
import { htmlInMarket } from '../samples/html-in-market.tsx';
import { pictureSrc } from './picture-src.ts';
import { ProductPicture } from './ProductPicture.tsx';

describe('pictures', () => {
  it('a URL carries width, height 400 and quality 80 (SHL-21, LIM-54)', () => {
    expect(pictureSrc('/media/pl/cement')).toBe('/media/pl/cement?width=400&height=400&quality=80');
    expect(pictureSrc('/media/pl/cement?v=2')).toBe(
      '/media/pl/cement?v=2&width=400&height=400&quality=80',
    );
  });

  it('lets the browser choose a width, reserves the space and lazy-loads pictures below the fold', () => {
    const html = htmlInMarket(
      markets[0],
      <ProductPicture picture="/media/pl/cement" alt="" use="card" />,
    );
    expect(html).toContain('src="/media/pl/cement?width=400&amp;height=400&amp;quality=80"');
    expect(html).toContain('/media/pl/cement?width=240&amp;height=240&amp;quality=80 240w');
    expect(html).toMatch(/width="400" height="400"/);
    expect(html).toContain('loading="lazy"');
    expect(
      htmlInMarket(
        markets[0],
        <ProductPicture picture="/media/pl/cement" alt="" use="page" priority />,
      ),
    ).toContain('fetchPriority="high"');
  });
});
