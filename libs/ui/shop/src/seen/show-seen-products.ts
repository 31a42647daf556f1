import { parseSeen, type SeenProduct, withSeen } from './seen-products.ts';

/**
 * What the list sends along for its script, in `data-seen`: the storage key and, on a product page,
 * its product.
 */
export type SeenContent = { readonly key: string; readonly current?: SeenProduct };

/** The product of the list's template; scripts replace its values. */
export const SAMPLE = { urlKey: 'seen-url-key', name: 'seen-name', picture: '/seen-picture' };

/**
 * Notes the product of the page and shows those seen before, while the shopper allows it: without
 * consent nothing is stored, and what was stored is deleted. Shows nothing if the browser does not
 * allow storage.
 */
export const showSeenProducts = (isAllowed: () => boolean): void => {
  const section = document.querySelector<HTMLElement>('[data-seen]');
  const template = section?.querySelector('template');
  if (section === null || !template) return;
  const { key, current }: SeenContent = JSON.parse(section.dataset['seen'] ?? '');
  while (template.previousElementSibling !== null) template.previousElementSibling.remove();
  section.hidden = true;
  try {
    if (!isAllowed()) return localStorage.removeItem(key);
    const seen = parseSeen(localStorage.getItem(key));
    if (current !== undefined) localStorage.setItem(key, JSON.stringify(withSeen(seen, current)));
    const before = seen.filter(({ sku }) => sku !== current?.sku);
    for (const product of before) template.before(itemOf(template, product));
    section.hidden = before.length === 0;
  } catch {
    section.hidden = true;
  }
};

const itemOf = (template: HTMLTemplateElement, product: SeenProduct): Node => {
  const item = document.importNode(template.content, true);
  for (const element of item.querySelectorAll('*'))
    for (const attribute of element.attributes)
      attribute.value = attribute.value
        .replaceAll(SAMPLE.picture, product.picture)
        .replaceAll(SAMPLE.urlKey, product.urlKey);
  const link = item.querySelector('a');
  if (link !== null) link.textContent = product.name;
  return item;
};
