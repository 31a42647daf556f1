import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureRequests, openMetrics, serveMetrics } from '@materia/platform-metrics';
import { createApp } from './app.ts';
import { parseEnvironment } from './environment.ts';

/** The console's process: serves the built files and ends on a signal. */
export const startConsole = async (directory: string): Promise<void> => {
  const environment = parseEnvironment(process.env);
  if (!environment.ok) return refuse(environment.error.sentence);
  const { port, listenOn, publicOrigin } = environment.value;
  const files = join(directory, 'dist');
  if (!existsSync(join(files, 'index.html')))
    return refuse(
      'The flag console is not built: run npm start, or nx build @materia/app-flag-console.',
    );
  const app = await createApp({ environment: environment.value, files });
  const { metrics: place } = environment.value;
  if (place !== undefined) {
    const metrics = openMetrics();
    measureRequests(app, metrics, ({ routeOptions }) => ({
      market: 'none',
      route: routeOptions.url ?? 'none',
    }));
    app.addHook('onClose', await serveMetrics(metrics, place));
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  try {
    await app.listen({ port, host: listenOn });
  } catch (error) {
    return refuse(
      error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
        ? `Port ${port} is already taken on this machine.`
        : String(error),
    );
  }
  console.log(`ready ${publicOrigin}`);
};

const refuse = (sentence: string): void => {
  console.error(sentence);
  process.exit(1);
};
