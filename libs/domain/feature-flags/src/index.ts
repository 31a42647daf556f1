export { type Channel, CHANNELS, FLAG_OWNERS, type FlagDefinition, type FlagOwner } from './flag-definition.ts';
export { brokenDependencies, type BrokenDependency, FLAG_NEEDS } from './flag-dependencies.ts';
export { applyChange, type FlagApproval, type FlagProposal, mayPublish, type PublicationRefusal } from './flag-publication.ts';
export { isStale, staleFlags } from './flag-review.ts';
export {
  checkSchedule,
  choicesAt,
  nextFlip,
  type ScheduledChoice,
  type SchedulePhase,
  schedulePhase,
  type ScheduleRefusal,
} from './flag-schedule.ts';
export { FLAG_KEYS, flagDefinition, type FlagKey, FLAGS, isFlagKey } from './flags.ts';
export {
  changedFlags,
  type FlagChoice,
  type FlagChoices,
  type FlagPresets,
  flagSet,
  type FlagSet,
  type FlagSources,
  type FlagState,
  resolveAll,
  resolveFlag,
} from './resolve-flag.ts';
