import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A tagged element with the text of its content, in reading order. */
export type PdfTag = {
  readonly type: string;
  readonly text: string;
  readonly scope: string | undefined;
  readonly alt: string | undefined;
  readonly hasBox: boolean;
  readonly children: readonly PdfTag[];
};

/** What a reader of a PDF finds in it. */
export type ReadPdf = {
  readonly title: string;
  readonly language: string;
  readonly pages: number;
  /** The tree of tags without its root. */
  readonly tags: readonly PdfTag[];
  /** Texts in reading order, of content only. */
  readonly text: string;
  /** Breaches of PDF/UA-1 and PDF/A-3 among the rules that are tested here. */
  readonly breaches: readonly string[];
};

/** Reads a document with two libraries: what is drawn with one, and its objects with the other. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const objects = await PDFDocument.load(bytes, { updateMetadata: false });
  const drawn = await getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  try {
    const content = await contentOf(drawn);
    const { catalog } = objects;
    const root = dictAt(catalog, 'StructTreeRoot');
    const tags = root === undefined ? [] : kidsOf(root, objects, content.byPage);
    const inside = tags.flatMap(({ children }) => children);
    const { info } = await drawn.getMetadata();
    const title = 'Title' in info ? String(info.Title) : '';
    return {
      title,
      language: textAt(catalog, 'Lang') ?? '',
      pages: drawn.numPages,
      tags: inside,
      text: inside.map(textOf).join('\n'),
      breaches: [
        ...content.untagged.map((text) => `text without a tag: ${text}`),
        ...catalogBreaches(catalog),
        ...(title === '' ? ['no title'] : []),
        ...(tags.map(({ type }) => type).join() === 'Document' ? [] : ['no Document at the root']),
        ...tagBreaches(inside),
        ...(await metadataBreaches(objects)),
        ...pageBreaches(objects),
        ...fontBreaches(objects),
        ...lostContent(inside, content.byPage),
        ...(objects.isEncrypted ? ['encrypted'] : []),
      ],
    };
  } finally {
    await drawn.loadingTask.destroy();
  }
};

/** The text of a tag and of everything inside. */
export const textOf = ({ text, children }: PdfTag): string =>
  (children.length === 0 ? text : children.map(textOf).join(' ')).replaceAll(/ +/g, ' ').trim();

/** All tags of a type, in reading order. */
export const tagsOf = (tags: readonly PdfTag[], type: string): readonly PdfTag[] =>
  tags.flatMap((tag) => [...(tag.type === type ? [tag] : []), ...tagsOf(tag.children, type)]);

type Drawn = Awaited<ReturnType<typeof getDocument>['promise']>;
type ByPage = readonly ReadonlyMap<number, string>[];

/** Texts by page and content id, and those that are neither content nor artifact. */
const contentOf = async (
  drawn: Drawn,
): Promise<{ readonly byPage: ByPage; readonly untagged: readonly string[] }> => {
  const untagged: string[] = [];
  const byPage: Map<number, string>[] = [];
  for (let number = 1; number <= drawn.numPages; number += 1) {
    const page = await drawn.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const texts = new Map<number, string>();
    const open: (number | 'artifact' | 'other')[] = [];
    fnArray.forEach((operator, at) => {
      const given: unknown = argsArray[at];
      const [first, second]: readonly unknown[] = Array.isArray(given) ? given : [];
      if (operator === OPS.beginMarkedContentProps || operator === OPS.beginMarkedContent) {
        if (typeof second === 'number') texts.set(second, texts.get(second) ?? '');
        open.push(
          first === 'Artifact' ? 'artifact' : typeof second === 'number' ? second : 'other',
        );
      } else if (operator === OPS.endMarkedContent) open.pop();
      else if (operator === OPS.showText) {
        const text = lettersOf(first);
        const content = open.findLast((each) => typeof each === 'number');
        if (typeof content === 'number') texts.set(content, (texts.get(content) ?? '') + text);
        else if (!open.includes('artifact')) untagged.push(text);
      }
    });
    byPage.push(texts);
  }
  return { byPage, untagged };
};

/** The letters of glyphs, by the table that the font has for readers; numbers are spaces between glyphs. */
const lettersOf = (glyphs: unknown): string =>
  (Array.isArray(glyphs) ? glyphs : [])
    .map((glyph: unknown) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph
        ? String(glyph.unicode)
        : '',
    )
    .join('');

const name = (text: string): PDFName => PDFName.of(text);
const dictAt = (dict: PDFDict, key: string): PDFDict | undefined =>
  dict.lookupMaybe(name(key), PDFDict);
const textAt = (dict: PDFDict, key: string): string | undefined =>
  dict.lookupMaybe(name(key), PDFString, PDFHexString)?.decodeText();
const nameAt = (dict: PDFDict, key: string): string | undefined =>
  dict.lookupMaybe(name(key), PDFName)?.asString().slice(1);

const listAt = (dict: PDFDict, key: string): readonly PDFObject[] => {
  const found = dict.lookup(name(key));
  if (found instanceof PDFArray)
    return Array.from({ length: found.size() }, (_, at) => found.lookup(at)).filter(
      (each) => each !== undefined,
    );
  return found === undefined ? [] : [found];
};

const kidsOf = (dict: PDFDict, objects: PDFDocument, byPage: ByPage): readonly PdfTag[] =>
  listAt(dict, 'K').flatMap((kid) =>
    kid instanceof PDFDict && kid.has(name('S')) ? [tagOf(kid, objects, byPage)] : [],
  );

const tagOf = (dict: PDFDict, objects: PDFDocument, byPage: ByPage): PdfTag => {
  const pageOf = (of: PDFDict): number =>
    objects.getPages().findIndex((page) => page.node === of.lookupMaybe(name('Pg'), PDFDict));
  const text = listAt(dict, 'K')
    .map((kid) => {
      if (kid instanceof PDFNumber) return byPage[pageOf(dict)]?.get(kid.asNumber()) ?? '';
      if (!(kid instanceof PDFDict) || nameAt(kid, 'Type') !== 'MCR') return '';
      return byPage[pageOf(kid)]?.get(kid.lookup(name('MCID'), PDFNumber).asNumber()) ?? '';
    })
    .join('');
  const attributes = dictAt(dict, 'A');
  return {
    type: nameAt(dict, 'S') ?? '',
    text,
    scope: attributes && nameAt(attributes, 'Scope'),
    alt: textAt(dict, 'Alt'),
    hasBox: attributes?.has(name('BBox')) === true,
    children: kidsOf(dict, objects, byPage),
  };
};

const catalogBreaches = (catalog: PDFDict): readonly string[] => {
  const marks = dictAt(catalog, 'MarkInfo');
  const preferences = dictAt(catalog, 'ViewerPreferences');
  return [
    ...(String(marks?.lookup(name('Marked'))) === 'true' ? [] : ['not marked as tagged']),
    ...((textAt(catalog, 'Lang') ?? '') === '' ? ['no language'] : []),
    ...(String(preferences?.lookup(name('DisplayDocTitle'))) === 'true'
      ? []
      : ['the title is not shown']),
    ...(listAt(catalog, 'OutputIntents').length === 1 ? [] : ['no output intent']),
    ...['OpenAction', 'AA', 'AcroForm']
      .filter((key) => catalog.has(name(key)))
      .map((key) => `${key} in the catalogue`),
  ];
};

/** Tags whose parent must be one of a list. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  THead: ['Table'],
  TBody: ['Table'],
  TR: ['THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};

const tagBreaches = (tags: readonly PdfTag[]): readonly string[] => {
  const levels = allOf(tags).flatMap(({ type }) => {
    const level = /^H(\d)$/.exec(type)?.[1];
    return level === undefined ? [] : [Number(level)];
  });
  return [
    ...(levels[0] === 1 ? [] : ['the first heading is not of level 1']),
    ...levels.flatMap((level, at) =>
      at > 0 && level > (levels[at - 1] ?? 0) + 1 ? [`heading level ${level} is skipped to`] : [],
    ),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one heading of level 1']),
    ...tagsOf(tags, 'TH')
      .filter(({ scope }) => scope !== 'Column' && scope !== 'Row')
      .map(({ text }) => `header cell without scope: ${text}`),
    ...tagsOf(tags, 'Figure').flatMap(({ alt = '', hasBox }) => [
      ...(alt === '' ? ['figure without a description'] : []),
      ...(hasBox ? [] : ['figure without a box']),
    ]),
    ...tagsOf(tags, 'Table').flatMap((table) => {
      const counts = new Set(tagsOf([table], 'TR').map(({ children }) => children.length));
      return counts.size === 1 ? [] : [`rows of a table have ${[...counts].join(' or ')} cells`];
    }),
    ...nestingBreaches(tags, 'Document'),
    ...allOf(tags)
      .filter(
        ({ children, text, type }) => children.length === 0 && text === '' && type !== 'Figure',
      )
      .map(({ type }) => `${type} without content`),
    ...allOf(tags)
      .filter(({ children, text }) => children.length === 0 && /\S$/.test(text))
      .map(({ text }) => `the next text is glued to: ${text}`),
  ];
};

const allOf = (tags: readonly PdfTag[]): readonly PdfTag[] =>
  tags.flatMap((tag) => [tag, ...allOf(tag.children)]);

const nestingBreaches = (tags: readonly PdfTag[], parent: string): readonly string[] =>
  tags.flatMap(({ type, children }) => [
    ...((PARENTS[type]?.includes(parent) ?? true) ? [] : [`${type} in ${parent}`]),
    ...nestingBreaches(children, type),
  ]);

const metadataBreaches = async (objects: PDFDocument): Promise<readonly string[]> => {
  const stream = objects.catalog.lookup(name('Metadata'));
  if (!(stream instanceof PDFRawStream)) return ['no metadata'];
  const xml = Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');
  const needed: Readonly<Record<string, RegExp>> = {
    'the part of PDF/A': /<pdfaid:part>3<\/pdfaid:part>/,
    'the conformance of PDF/A': /<pdfaid:conformance>A<\/pdfaid:conformance>/,
    'the part of PDF/UA': /<pdfuaid:part>1<\/pdfuaid:part>/,
    'a schema for the part of PDF/UA':
      /<pdfaSchema:prefix>pdfuaid<\/pdfaSchema:prefix>[\s\S]*<pdfaProperty:name>part<\/pdfaProperty:name>/,
    'the title': /<dc:title>[\s\S]*\S[\s\S]*<\/dc:title>/,
  };
  return [
    ...Object.entries(needed)
      .filter(([, pattern]) => !pattern.test(xml))
      .map(([what]) => `metadata without ${what}`),
    ...(stream.dict.has(name('Filter')) ? ['compressed metadata'] : []),
  ];
};

const pageBreaches = (objects: PDFDocument): readonly string[] =>
  objects
    .getPages()
    .flatMap(({ node }, at) => [
      ...(nameAt(node, 'Tabs') === 'S' ? [] : [`page ${at + 1} without the order of its tags`]),
      ...(node.has(name('StructParents')) ? [] : [`page ${at + 1} is not in the parent tree`]),
    ]);

/** Every font is a part of the file, and its glyphs have letters. */
const fontBreaches = (objects: PDFDocument): readonly string[] =>
  objects.getPages().flatMap(({ node }) => {
    const fonts = dictAt(dictAt(node, 'Resources') ?? node, 'Font');
    return (fonts?.entries() ?? []).flatMap(([, reference]) => {
      const font = objects.context.lookup(reference, PDFDict);
      const [inner] = listAt(font, 'DescendantFonts');
      const descriptor = inner instanceof PDFDict ? dictAt(inner, 'FontDescriptor') : undefined;
      const called = nameAt(font, 'BaseFont') ?? 'a font';
      return [
        ...(descriptor?.has(name('FontFile2')) === true ? [] : [`${called} is not embedded`]),
        ...(font.has(name('ToUnicode')) ? [] : [`${called} has no letters for its glyphs`]),
      ];
    });
  });

/** Content that no tag contains would not be read out. */
const lostContent = (tags: readonly PdfTag[], byPage: ByPage): readonly string[] => {
  const letters = (text: string): number => text.replaceAll(/\s/g, '').length;
  const tagged = allOf(tags).reduce(
    (sum, { text, children }) => sum + (children.length === 0 ? letters(text) : 0),
    0,
  );
  const marked = byPage.reduce(
    (sum, texts) => sum + [...texts.values()].reduce((all, text) => all + letters(text), 0),
    0,
  );
  return tagged === marked ? [] : [`${marked - tagged} letters of content are in no tag`];
};

/** A page as it is drawn, in four bytes per pixel. */
export const pictureOf = async (
  bytes: Uint8Array,
  number: number,
  pixelsPerPoint = 3,
): Promise<{
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}> => {
  const drawn = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  try {
    const page = await drawn.getPage(number);
    const viewport = page.getViewport({ scale: pixelsPerPoint });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const surface: unknown = Reflect.get(drawn, 'canvasFactory');
    if (!isCanvasFactory(surface)) throw new Error('Pages cannot be drawn on this machine');
    const { canvas, context } = surface.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  } finally {
    await drawn.loadingTask.destroy();
  }
};

type Pixels = { readonly data: Uint8ClampedArray };
/** What the library draws on in Node. */
type Surface = {
  readonly canvas: object;
  readonly context: {
    readonly getImageData: (x: number, y: number, width: number, height: number) => Pixels;
  };
};
const isCanvasFactory = (
  factory: unknown,
): factory is { readonly create: (width: number, height: number) => Surface } =>
  typeof factory === 'object' && factory !== null && 'create' in factory;
