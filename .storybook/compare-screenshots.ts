import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Time in which two captures must be alike, in milliseconds: a loaded machine needs a while for a long page. */
const STABLE_WITHIN = 20_000;

/** The canvas of a story looks as in the picture of that name. A story of an overlay is compared by the overlay. */
const comparePicture = async (name: string): Promise<void> => {
  const canvas = document.querySelector('.story-canvas');
  if (canvas === null) throw new Error('The story has no canvas');
  const overlay = document.querySelector(':popover-open, dialog[open]');
  if (overlay === null && document.activeElement instanceof HTMLElement)
    document.activeElement.blur();
  await Promise.all([document.fonts.ready, ...[...document.images].map(whole)]);
  // The window ends where the story ends: what lies beyond its edge would be blank.
  await page.viewport(
    window.innerWidth,
    Math.max(window.innerHeight, Math.ceil(canvas.getBoundingClientRect().bottom)),
  );
  await expect(page.elementLocator(overlay ?? canvas)).toMatchScreenshot(name, {
    timeout: STABLE_WITHIN,
  });
};

/** A picture that would load only when it is scrolled to is loaded now. */
const whole = async (image: HTMLImageElement): Promise<void> => {
  image.loading = 'eager';
  await image.decode().catch(() => undefined);
};

afterEach(({ task }) => {
  const file = task.file.name.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
  return comparePicture(`${file}-${task.name}`.replaceAll(/\W+/g, '-'));
});
