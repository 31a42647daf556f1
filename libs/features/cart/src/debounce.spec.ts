import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDebounce } from './debounce.ts';

describe('a changed quantity', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is sent once, 500 ms after the last of several changes (QTY-06, LIM-02)', () => {
    const send = vi.fn<() => void>();
    const { run } = createDebounce();
    for (let times = 0; times < 4; times += 1) {
      run(send);
      vi.advanceTimersByTime(499);
    }
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(send).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is no longer sent after the page was left', () => {
    const send = vi.fn<() => void>();
    const { run, cancel } = createDebounce();
    run(send);
    cancel();
    vi.advanceTimersByTime(5000);
    expect(send).not.toHaveBeenCalled();
  });
});
