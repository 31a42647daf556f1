import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';

const html = `<!DOCTYPE html><html lang="pl-PL" data-page="home"><head><title>Klej &amp; farba</title><meta name="description" content="Opis &quot;A&quot;">
<link rel="canonical" href="https://shop.test/"/><link rel="alternate" hrefLang="es-ES" href="https://shop.test/es"/>
<script type="application/ld+json">{"@type":"Thing"}</script></head>
<body><h1>Witaj <b>w&nbsp;sklepie</b></h1><!-- <a href="/no"> --><svg><title>no</title></svg><a id="x" href="/a?b=1&amp;c=2" aria-label="Dalej">Dalej &gt;</a><script>"<a href='/no'>"</script></body></html>`;

it('reads the title, headings, description, links, alternates, structured data and texts of a page', () => {
  expect(parsePage(html)).toMatchObject({
    lang: 'pl-PL',
    route: 'home',
    title: 'Klej & farba',
    headings: ['Witaj w\u00a0sklepie'],
    metas: { description: 'Opis "A"' },
    canonicals: ['https://shop.test/'],
    alternates: [{ locale: 'es-ES', address: 'https://shop.test/es' }],
    links: ['/a?b=1&c=2'],
    structuredData: ['{"@type":"Thing"}'],
    texts: ['Witaj', 'w sklepie', 'Dalej', 'Dalej >'],
  });
});
