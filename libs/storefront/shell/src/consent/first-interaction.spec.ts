import { describe, expect, it, vi } from 'vitest';
import { onFirstInteraction, INTERACTION_EVENTS } from './first-interaction.ts';

describe('the first interaction', () => {
  it.each(INTERACTION_EVENTS)('is a %s, reported once', (sign) => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    onFirstInteraction(page, false, call);
    expect(call).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event('keydown'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('is not a pointer that was already resting over the page', () => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    onFirstInteraction(page, false, call);
    const move = (movementX: number): Event =>
      Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
    page.dispatchEvent(move(0));
    expect(call).not.toHaveBeenCalled();
    page.dispatchEvent(move(1));
    expect(call).toHaveBeenCalledOnce();
  });

  it('may have happened before', () => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    onFirstInteraction(page, true, call);
    page.dispatchEvent(new Event('keydown'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('is no longer awaited after the page is left', () => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    onFirstInteraction(page, false, call)();
    page.dispatchEvent(new Event('keydown'));
    expect(call).not.toHaveBeenCalled();
  });
});
