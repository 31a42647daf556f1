import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinLoadTimeout } from './load-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a script that hangs for 120000 ms is abandoned (MON-04, LIM-31)', async () => {
  const abandoned = vi.fn<(reason: unknown) => void>();
  withinLoadTimeout(new Promise(() => undefined)).catch(abandoned);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(abandoned).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(abandoned).toHaveBeenCalledOnce();
});

it('a script that loads or fails in time leaves no timer behind', async () => {
  await expect(withinLoadTimeout(Promise.resolve('code'))).resolves.toBe('code');
  await expect(withinLoadTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(vi.getTimerCount()).toBe(0);
});
