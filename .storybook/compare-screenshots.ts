import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Milliseconds within which two captures must match: a loaded machine is slow with long pages. */
const STABLE_WITHIN_MS = 20_000;

/** Compares the story's canvas, or its overlay if one is open, with the screenshot of that name. */
const compareScreenshot = async (name: string): Promise<void> => {
  const canvas = document.querySelector('.story-canvas');
  if (canvas === null) throw new Error('The story has no canvas');
  const overlay = document.querySelector(':popover-open, dialog[open]');
  if (overlay === null && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  await Promise.all([document.fonts.ready, ...[...document.images].map(loadNow)]);
  // The window must include the whole story: anything outside would be blank.
  await page.viewport(
    window.innerWidth,
    Math.max(window.innerHeight, Math.ceil(canvas.getBoundingClientRect().bottom)),
  );
  await transitionsEnded();
  await expect(page.elementLocator(overlay ?? canvas)).toMatchScreenshot(name, {
    timeout: STABLE_WITHIN_MS,
  });
};

/**
 * Waits for transitions under way: two captures of a drawer that has not begun to slide in would
 * match each other.
 */
const transitionsEnded = async (): Promise<void> => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/** Loads an image now, even if it is lazy. */
const loadNow = async (image: HTMLImageElement): Promise<void> => {
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
};

afterEach(({ task }) => {
  const file = task.file.name.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  return compareScreenshot(`${file}-${task.name}`.replaceAll(/\W+/g, '-'));
});
