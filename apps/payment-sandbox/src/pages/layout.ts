import type { Market } from '@materia/market-model';
import { voiceOf } from './voice.ts';

/** A text as HTML. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1b2430;background:#eef1f5}
*{box-sizing:border-box}body{margin:0;padding:1rem;display:grid;place-items:start center;min-height:100vh}
main{width:100%;max-width:27rem;background:#fff;border-radius:.75rem;padding:1.5rem;box-shadow:0 1px 3px #0003;margin-top:4vh}
.note{background:#fff4d6;border-radius:.5rem;padding:.5rem .75rem;font-size:.875rem;margin:0 0 1.25rem}
h1{font-size:1.25rem;margin:0 0 .25rem}.sum{font-size:1.75rem;font-weight:700;margin:.25rem 0 1.25rem}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}
input[type=text]{width:100%;padding:.65rem;border:1px solid #8793a3;border-radius:.5rem;font:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;align-items:end}
button,.button{display:block;width:100%;min-height:2.75rem;padding:.65rem;border:1px solid #17408b;border-radius:.5rem;background:#17408b;color:#fff;font:inherit;font-weight:600;text-align:center;text-decoration:none;margin-top:.75rem;cursor:pointer}
.quiet{background:#fff;color:#17408b}button:focus-visible,a:focus-visible,input:focus-visible{outline:3px solid #f2a900;outline-offset:2px}
.error{background:#fde8e8;color:#8a1220;border-radius:.5rem;padding:.65rem .75rem;margin:0 0 1rem}
table{width:100%;border-collapse:collapse;font-size:.875rem}td{padding:.25rem 0}td:first-child{font-variant-numeric:tabular-nums;white-space:nowrap;padding-right:.75rem}
details{margin-top:1.25rem;font-size:.9375rem}fieldset{border:0;padding:0;margin:.5rem 0 0}fieldset label{font-weight:400;margin:.25rem 0}
article{border-top:1px solid #d5dbe3;padding:1rem 0}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{color:#566}dd{margin:0;font-weight:600}`;

/** A page of the sandbox in the market's language, which says that no money moves. */
export const layout = (market: Market, title: string, body: string): string => {
  const { t } = voiceOf(market);
  return `<!doctype html><html lang="${escape(market.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main><p class="note"><strong>${escape(t('sandbox.title'))}.</strong> ${escape(t('sandbox.note'))}</p>${body}</main></body></html>`;
};
