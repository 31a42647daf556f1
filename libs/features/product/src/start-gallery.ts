/**
 * The small pictures of a product lead to the large ones within their row, without moving the page,
 * and the one in view is marked.
 */
export const startGallery = (): void => {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[data-view]'));
  const views = links.map((link) => document.getElementById(link.hash.slice(1)));
  const row = views[0]?.parentElement;
  if (!row) return;
  for (const [at, link] of links.entries())
    link.addEventListener('click', (event) => {
      event.preventDefault();
      views[at]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links[views.findIndex((view) => view === target)];
        if (link) link.ariaCurrent = isIntersecting ? 'true' : null;
      }
    },
    { root: row, threshold: 0.6 },
  );
  for (const view of views) if (view) observer.observe(view);
};
