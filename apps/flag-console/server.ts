import { startConsole } from './src/server/start-console.ts';

await startConsole(import.meta.dirname);
