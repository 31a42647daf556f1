import { defineConfig } from 'vitest/config';

/** One configuration for every project; the runner passes `--root` with the project's folder. */
export default defineConfig({
  test: {
    include: ['src/**/*.spec.{ts,tsx}'],
    restoreMocks: true,
    expect: { poll: { timeout: 10_000 } },
  },
});
