import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// A host that starts again, after a crash above all, reads compiled modules from here; where the
// folder cannot be written, it compiles them again.
enableCompileCache(
  fileURLToPath(new URL('../../../node_modules/.cache/shop-host', import.meta.url)),
);
const { run } = await import('./run.ts');
await run();
// A process that is killed writes nothing at its end.
flushCompileCache();
