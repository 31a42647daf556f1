import { describe, expect, it, vi } from 'vitest';
import { atFirstSign, SIGNS } from './first-sign.ts';

describe('the first sign of somebody', () => {
  it.each(SIGNS)('is a %s, told once', (sign) => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    atFirstSign(page, false, call);
    expect(call).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event('keydown'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('is not a pointer that rests where the page came to stand', () => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    atFirstSign(page, false, call);
    const move = (movementX: number): Event =>
      Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
    page.dispatchEvent(move(0));
    expect(call).not.toHaveBeenCalled();
    page.dispatchEvent(move(1));
    expect(call).toHaveBeenCalledOnce();
  });

  it('may have been given before', () => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    atFirstSign(page, true, call);
    page.dispatchEvent(new Event('keydown'));
    expect(call).toHaveBeenCalledOnce();
  });

  it('is not waited for any more once the page has gone', () => {
    const [page, call] = [new EventTarget(), vi.fn<() => void>()];
    atFirstSign(page, false, call)();
    page.dispatchEvent(new Event('keydown'));
    expect(call).not.toHaveBeenCalled();
  });
});
