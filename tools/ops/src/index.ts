export { COMMANDS } from './commands/index.ts';
export type { Command, CommandContext, CommandOutcome } from './command.ts';
export { parseArguments, type OpsArguments } from './parse-arguments.ts';
export { staffHost, StaffRefusal, type StaffHost } from './staff-host.ts';
