import { type Market, pathTo } from '@materia/market-model';

type ErrorText = keyof Market['texts']['errors'];

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A small page of the market that needs neither the host nor the renderer, for requests that are
 * rejected early.
 */
export const plainPage = (market: Market, title: ErrorText, text: ErrorText): string => {
  const read = (key: ErrorText): string => escapeHtml(market.texts.errors[key]);
  return [
    `<!DOCTYPE html><html lang="${market.locale}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${read(title)}</title></head>`,
    `<body><main><h1>${read(title)}</h1><p>${read(text)}</p>`,
    `<p><a href="${pathTo(market.routes)('home')}">${read('toHome')}</a></p></main></body></html>`,
  ].join('');
};
