/** Loading a script is abandoned after this many milliseconds. */
const LOAD_TIMEOUT_MS = 120_000;

/**
 * Settles as `loading` does; rejects if that takes too long. Every page works without its scripts.
 */
export const withinLoadTimeout = <Loaded>(loading: Promise<Loaded>): Promise<Loaded> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('A script took too long to load')),
      LOAD_TIMEOUT_MS,
    );
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
