import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepTyping } from '../frame/restored-typing.ts';
import { fetchTexts, PAGE_ATTRIBUTE, TEXTS_ATTRIBUTE } from '../frame/loaded-texts.ts';

const { documentElement } = document;
const folder = documentElement.getAttribute(TEXTS_ATTRIBUTE);
const page = documentElement.getAttribute(PAGE_ATTRIBUTE);

// The page works as it is. Without its texts the application must not hydrate it.
if (folder !== null && page !== null) {
  await fetchTexts(folder, page);
  keepTyping();
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
