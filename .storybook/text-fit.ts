/** Less than this, in pixels, is rounding. */
const TOLERANCE = 1;

/**
 * Texts that do not fit where they stand: they stick out of their own box, or a box around them cuts them off. Boxes that
 * scroll are left out, and words for screen readers only, which stand in a clipped box of one pixel.
 */
export const misfits = (root: Element): readonly string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const box = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (words === '' || box === null || !isSeen(box)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const fault = faultOf(text, box);
    if (fault !== undefined) found.push(`"${words.slice(0, 60)}" ${fault}`);
  }
  return found;
};

/** Transparent words stand behind a mark that is seen in their place. */
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
    const sticksOut = text.right > right + TOLERANCE || text.left < left - TOLERANCE;
    if (sticksOut && overflowX !== 'visible') return 'is cut off';
    if (sticksOut && around === box && display !== 'inline' && display !== 'contents')
      return 'sticks out of its box';
  }
  return undefined;
};
