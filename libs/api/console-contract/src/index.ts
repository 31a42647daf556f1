export { PREVIEW_TOKEN } from './preview-token.ts';
export { CONSOLE_REFUSALS, type ConsoleRefusal } from './refusals.ts';
export type {
  Audit,
  Board,
  ChangeSet,
  EditedSet,
  FlagFile,
  HistoryFile,
  NewSet,
  Person,
  Preview,
  Publication,
  PublishedChoice,
  RefusalReply,
  Unit,
} from './schemas.ts';
