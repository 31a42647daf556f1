import { parseSeen, type SeenProduct, withSeen } from './seen-products.ts';

/**
 * What the list sends along for its script, in `data-seen`: the storage key and the product of the
 * page.
 */
export type SeenContent = { readonly key: string; readonly current: SeenProduct };

/** The product of the list's template; scripts replace its values. */
export const SAMPLE = { urlKey: 'seen-url-key', name: 'seen-name', picture: '/seen-picture' };

/**
 * Notes the product of the page and shows those seen before. Shows nothing if the browser does not
 * allow storage.
 */
export const showSeenProducts = (): void => {
  const section = document.querySelector<HTMLElement>('[data-seen]');
  const template = section?.querySelector('template');
  if (section === null || !template) return;
  const { key, current }: SeenContent = JSON.parse(section.dataset['seen'] ?? '');
  try {
    const seen = parseSeen(localStorage.getItem(key));
    localStorage.setItem(key, JSON.stringify(withSeen(seen, current)));
    const before = seen.filter(({ sku }) => sku !== current.sku);
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
