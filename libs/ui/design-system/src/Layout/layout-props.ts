/** A step of the space scale. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'form';
