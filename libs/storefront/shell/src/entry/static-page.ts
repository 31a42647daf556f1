/** Set by the renderer on pages that stay plain HTML; the server takes it off again. */
export const STATIC_PAGE_HEADER = 'x-materia-static';
