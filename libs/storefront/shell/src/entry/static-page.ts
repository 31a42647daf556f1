/** Set by the renderer on pages that stay plain HTML; the server removes it. */
export const STATIC_PAGE_HEADER = 'x-materia-static';
