/** What the types of pdfkit and its font reader leave out. */
declare module 'fontkit' {
  /** A parsed font, which documents share. */
  export type Font = { readonly postscriptName: string; layout(text: string): object };
  export function create(bytes: Uint8Array): Font;
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** A parsed font is used as it is. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
  interface StructureElementOptions {
    /** Of a header cell. */
    readonly scope?: 'Column' | 'Row';
    /** Of a figure: left, top, right and bottom on its page. */
    readonly bbox?: [number, number, number, number];
  }
}
