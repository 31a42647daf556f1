import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { CONTENT_WIDTH, PAGE, PDF_COLOURS, type PdfFont, type PdfStyle } from './pdf-look.ts';
import type { PdfDocument } from './pdf-document.ts';
import { UNIVERSAL_ACCESS_METADATA } from './pdf-metadata.ts';

/** A tagged element of a document. */
export type Tag = ReturnType<PDFKit.PDFDocument['struct']>;
type TagOptions = PDFKit.Mixins.StructureElementOptions;

/** Parsed fonts, which all documents of a process share. */
export type PdfFonts = Readonly<Record<PdfFont, Font>>;

/** Where text is written: its left edge, and how wide it may be. */
export type Place = { readonly x: number; readonly width: number };
export const WHOLE_WIDTH: Place = { x: PAGE.left, width: CONTENT_WIDTH };

/** The pages of one document with the place where the next part begins. */
export class PdfSheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly #root: Tag;
  /** From the top of the current page. */
  y: number = PAGE.top;
  /** Called on each page after the first. */
  onPage: () => void = () => undefined;

  constructor({ title, author, language, issuedAt }: PdfDocument, fonts: PdfFonts) {
    const at = new Date(issuedAt);
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      // Pages begin where this class says, so that none is added by the library.
      margin: 0,
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      // A name for the default font besides its registered one would make the library parse it twice.
      font: '',
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: 'Materia',
        CreationDate: at,
        ModDate: at,
      },
    });
    for (const [name, font] of Object.entries(fonts)) this.pdf.registerFont(name, font);
    this.pdf.appendXML(UNIVERSAL_ACCESS_METADATA);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
  }

  /** Begins a new page unless `height` fits on this one. */
  ensure(height: number): void {
    if (this.y + height > PAGE.bottom) this.newPage();
  }

  newPage(): void {
    this.pdf.addPage();
    this.y = PAGE.top;
    this.onPage();
  }

  /** Adds a tagged element; what `content` adds to it is inside. */
  tag(type: string, options: TagOptions = {}, parent: Tag = this.#root): Tag {
    const tag = this.pdf.struct(type, options);
    parent.add(tag);
    return tag;
  }

  /** Adds a tagged element whose content is what `draw` draws. */
  draw(type: string, draw: () => void, parent: Tag = this.#root, options: TagOptions = {}): void {
    const tag = this.tag(type, options, parent);
    tag.add(draw);
    tag.end();
  }

  /** Draws what is not part of the content: rules, repeated headers, page numbers. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  rule(y: number, { x, width }: Place = WHOLE_WIDTH, thickness = 0.75): void {
    this.artifact('Layout', () => {
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(PDF_COLOURS.line);
    });
  }

  /** The lines of a text that fit into a width, broken between words and, if need be, within them. */
  lines(text: string, style: PdfStyle, width: number): readonly string[] {
    this.#use(style);
    const fits = (part: string): boolean => this.pdf.widthOfString(part) <= width;
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(' ').flatMap((each) => pieces(each, fits))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line === '' || fits(longer)) line = longer;
        else {
          lines.push(line);
          line = word;
        }
      }
      lines.push(line);
    }
    return lines;
  }

  widthOf(text: string, style: PdfStyle): number {
    this.#use(style);
    return this.pdf.widthOfString(text);
  }

  /** Writes lines from `y` down. Call it within a tag or an artifact. */
  write(
    lines: readonly string[],
    style: PdfStyle,
    { x, width }: Place,
    y: number,
    align: 'start' | 'end' = 'start',
  ): void {
    this.#use(style);
    this.pdf.fillColor(PDF_COLOURS[style.colour]);
    lines.forEach((line, at) => {
      const left = align === 'start' ? x : x + width - this.pdf.widthOfString(line);
      // Each line ends in a blank, because readers of tagged text join lines as they are.
      this.pdf.text(`${line} `, left, y + at * style.leading, { lineBreak: false });
    });
  }

  /** A text as one element, at the current place. It goes on on the next page where it must. */
  text(
    type: string,
    text: string,
    style: PdfStyle,
    place: Place = WHOLE_WIDTH,
    parent?: Tag,
  ): void {
    const tag = this.tag(type, {}, parent);
    let left = this.lines(text, style, place.width);
    while (left.length > 0) {
      this.ensure(Math.min(left.length, 2) * style.leading);
      const room = Math.max(1, Math.floor((PAGE.bottom - this.y) / style.leading));
      const [now, y] = [left.slice(0, room), this.y];
      tag.add(() => this.write(now, style, place, y));
      this.y += now.length * style.leading;
      left = left.slice(room);
    }
    tag.end();
  }

  /** Ends the document; resolves to its bytes. */
  async end(footer: (page: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.artifact('Pagination', () => footer(page + 1, count));
    }
    this.#root.end();
    const chunks: Uint8Array[] = [];
    const read = (async () => {
      for await (const chunk of this.pdf) chunks.push(chunk);
    })();
    this.pdf.end();
    await read;
    return Buffer.concat(chunks);
  }

  #use({ font, size }: PdfStyle): void {
    this.pdf.font(font).fontSize(size);
  }
}

/** A word that is wider than a line, in parts that fit. */
const pieces = (word: string, fits: (part: string) => boolean): readonly string[] => {
  if (fits(word)) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

/** The height of lines in a style. */
export const heightOf = (lines: readonly string[], { leading }: PdfStyle): number =>
  lines.length * leading;
