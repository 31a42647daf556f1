/** Smaller overlaps, in pixels, are rounding differences. */
const TOLERANCE = 1;

/**
 * Returns texts that do not fit: they overflow their own box or are cut off by an enclosing one.
 * Ignores scrolling boxes and text for screen readers, which is in a clipped box of one pixel.
 */
export const misfits = (root: Element): readonly string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const box = node.parentElement;
    const content = node.textContent?.trim() ?? '';
    if (content === '' || box === null || !isSeen(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const fault = faultOf(text, box);
    if (fault !== undefined) found.push(`"${content.slice(0, 60)}" ${fault}`);
  }
  return found;
};

/** Transparent text is covered by a visible icon. */
const isSeen = (box: Element): boolean =>
  box.checkVisibility() &&
  box.closest('svg') === null &&
  getComputedStyle(box).color !== 'rgba(0, 0, 0, 0)';

const faultOf = (text: DOMRect, box: Element): string | undefined => {
  if (text.width === 0) return undefined;
  for (
    let around: Element | null = box;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    const { left, right, width } = around.getBoundingClientRect();
    const { overflowX, display, textOverflow, clipPath } = getComputedStyle(around);
    if (
      width <= 1 ||
      clipPath !== 'none' ||
      overflowX === 'auto' ||
      overflowX === 'scroll' ||
      textOverflow === 'ellipsis'
    )
      return undefined;
    const overflows = text.right > right + TOLERANCE || text.left < left - TOLERANCE;
    if (overflows && overflowX !== 'visible') return 'is cut off';
    if (overflows && around === box && display !== 'inline' && display !== 'contents')
      return 'overflows its box';
  }
  return undefined;
};
