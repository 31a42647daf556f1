export { COMMANDS } from './commands/index.ts';
export type { Command, CommandContext, CommandOutcome } from './command.ts';
export { readArguments, type OpsArguments } from './read-arguments.ts';
export { staffHost, StaffRefusal, type StaffHost } from './staff-host.ts';
