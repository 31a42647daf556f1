import { startSandbox } from './src/start-sandbox.ts';

await startSandbox(process.env);
