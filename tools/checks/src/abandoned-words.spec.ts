import { describe, expect, it } from 'vitest';
import { findAbandonedWords, readAbandonedWords } from './abandoned-words.ts';

const GLOSSARY = `# Words

## Spanish (\`es\`)

| Idea | Word | Not |
|---|---|---|
| store | almacén | tienda, tiendas |
| the order button | hacer pedido | 'Pedido con obligación |
| shop of a carrier | comercio | |

## How to add a market
| Idea | Word | Not |
| a | b | c |
`;

const phrases = readAbandonedWords(GLOSSARY).get('es') ?? [];
const found = (text: string): number =>
  findAbandonedWords([{ path: 'texts/a.ts', text }], phrases).length;

describe('the check of abandoned words', () => {
  it('reads the tables of the markets only', () => {
    const words = readAbandonedWords(GLOSSARY);
    expect([...words.keys()]).toEqual(['es']);
    expect(words.get('es')).toEqual([
      { phrase: 'tienda', instead: 'almacén' },
      { phrase: 'tiendas', instead: 'almacén' },
      { phrase: "'Pedido con obligación", instead: 'hacer pedido' },
    ]);
  });

  it.each([
    ['a word', "store: 'Volver a la tienda',"],
    ['a word in another case', "store: 'TIENDA',"],
    ['a word within punctuation', "store: '¿Tienda?',"],
    ['a phrase at the beginning of a text', "order: 'Pedido con obligación de pago',"],
  ])('reports %s', (_case, text) => expect(found(text)).toBe(1));

  it.each([
    ['names in the code', 'tienda: 1,'],
    ['imports', "import { tienda } from './tienda.ts';"],
    ['longer words', "text: 'Atiendalo',"],
    ['a phrase elsewhere in a text', "order: 'Hacer pedido con obligación de pago',"],
    ['the chosen word', "store: 'Almacén',"],
  ])('reports no %s', (_case, text) => expect(found(text)).toBe(0));

  it('names the file, the line, the phrase and the word', () =>
    expect(
      findAbandonedWords([{ path: 'a.ts', text: "\n  store: 'La Tienda'," }], phrases),
    ).toEqual(['a.ts:2 says "Tienda" instead of "almacén" (docs/words.md)']));
});
