export { type Brand } from './brand.ts';
export { fail, ok, type Result } from './result.ts';
export { unreachable } from './unreachable.ts';
