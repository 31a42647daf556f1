export {
  type Channel,
  CHANNELS,
  FLAG_OWNERS,
  type FlagDefinition,
  type FlagOwner,
  type FlagScreen,
} from './flag-definition.ts';
export {
  areAsLeft,
  type ChangeRefusal,
  changedChoices,
  type FlagChange,
  type FlagSchedule,
  newlyBroken,
  restoredChoices,
} from './flag-change.ts';
export {
  brokenDependencies,
  type BrokenDependency,
  dependentFlags,
  FLAG_NEEDS,
} from './flag-dependencies.ts';
export { freezeOn } from './flag-freeze.ts';
export { FLAG_OBJECTS, type FlagObject, missingObject } from './flag-objects.ts';
export {
  type FlagApproval,
  type FlagProposal,
  guardedKeys,
  mayPublish,
  type PublicationRefusal,
} from './flag-publication.ts';
export { isStale } from './flag-review.ts';
export {
  checkSchedule,
  choicesAt,
  nextFlip,
  type ScheduledChoice,
  type SchedulePhase,
  schedulePhase,
  type ScheduleRefusal,
} from './flag-schedule.ts';
export {
  type FlagDocument,
  flagSnapshot,
  type FlagSnapshot,
  snapshotReader,
  UNTOUCHED,
} from './flag-snapshot.ts';
export { FLAG_KEYS, flagDefinition, type FlagKey, FLAGS, isFlagKey } from './flags.ts';
export {
  type FlagChoice,
  type FlagChoices,
  type FlagPresets,
  flagSet,
  type FlagSet,
  type FlagSources,
  type FlagState,
  resolveFlag,
} from './resolve-flag.ts';
export {
  mayAct,
  needsSecondFactor,
  STAFF_ACTIONS,
  type StaffAction,
  STAFF_ROLES,
  type StaffRole,
  type StaffRoles,
} from './staff-roles.ts';
