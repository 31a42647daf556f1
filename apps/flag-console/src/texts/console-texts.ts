import type { ConsoleRefusal } from '@materia/api-console-contract';
import type {
  FlagKey,
  FlagOwner,
  FlagScreen,
  FlagState,
  StaffAct,
  StaffRole,
} from '@materia/domain-feature-flags';

/** What a refusal is about: flags by key, and a name (of a holiday, a unit, an act, a field). */
type About = { readonly keys: string; readonly subject: string };

/** Everything that the audit tells. */
export const AUDIT_ACTIONS = [
  'set-created',
  'set-edited',
  'set-approved',
  'set-withdrawn',
  'published-set',
  'published-kill',
  'published-undo',
  'staff-named',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Every word of the console in one language. */
export type ConsoleTexts = {
  readonly language: string;
  readonly languageName: string;
  readonly title: string;
  readonly skip: string;
  readonly menu: {
    readonly label: string;
    readonly grid: string;
    readonly sets: string;
    readonly compare: string;
    readonly history: string;
    readonly signOut: string;
    readonly chooseLanguage: string;
  };
  readonly signIn: {
    readonly title: string;
    readonly email: string;
    readonly password: string;
    readonly code: string;
    readonly codeHint: string;
    readonly submit: string;
    readonly openId: string;
  };
  readonly roles: Readonly<Record<StaffRole, string>>;
  readonly acts: Readonly<Record<StaffAct, string>>;
  readonly owners: Readonly<Record<FlagOwner, string>>;
  readonly because: Readonly<Record<FlagState['because'], string>>;
  readonly on: string;
  readonly off: string;
  readonly web: string;
  readonly app: string;
  /** Somebody else's words within a sentence. */
  readonly quoted: (text: string) => string;
  readonly unit: string;
  readonly flag: string;
  readonly close: string;
  readonly loading: string;
  readonly nothing: string;
  readonly grid: {
    readonly title: string;
    readonly search: string;
    readonly owner: string;
    readonly allOwners: string;
    readonly show: string;
    readonly all: string;
    readonly chosen: string;
    readonly differing: string;
    readonly guarded: string;
    readonly stale: string;
    readonly due: string;
    readonly count: (flags: number) => string;
    readonly scheduled: string;
    readonly frozen: (unit: string, holiday: string) => string;
  };
  readonly page: {
    readonly owner: string;
    readonly fallback: string;
    readonly preset: string;
    readonly noPreset: string;
    readonly choice: string;
    readonly noChoice: string;
    readonly reviewBy: string;
    readonly stale: string;
    readonly screens: string;
    readonly needs: string;
    readonly neededBy: string;
    readonly none: string;
    readonly webOnly: string;
    readonly secondPerson: string;
    readonly units: string;
    readonly by: (author: string, reason: string) => string;
    readonly propose: string;
    readonly history: string;
    readonly from: string;
    readonly until: string;
  };
  readonly kill: {
    readonly button: string;
    readonly title: (flag: string, unit: string) => string;
    readonly text: string;
    readonly reason: string;
    readonly confirm: string;
    readonly done: string;
  };
  readonly sets: {
    readonly title: string;
    readonly create: string;
    readonly newTitle: string;
    readonly name: string;
    readonly reason: string;
    readonly reasonHint: string;
    readonly changes: string;
    readonly add: string;
    readonly remove: string;
    readonly turnOn: string;
    readonly turnOff: string;
    readonly onWebOnly: string;
    readonly onAppOnly: string;
    readonly withdrawChoice: string;
    readonly value: string;
    readonly schedule: string;
    readonly scheduleHint: (zone: string) => string;
    readonly from: string;
    readonly until: string;
    readonly save: string;
    readonly saved: string;
    readonly approve: string;
    readonly approved: (by: string) => string;
    readonly waits: string;
    readonly publish: string;
    readonly publishDespite: string;
    readonly published: string;
    readonly withdraw: string;
    readonly preview: string;
    readonly author: string;
    readonly states: {
      readonly open: string;
      readonly published: string;
      readonly withdrawn: string;
    };
    readonly broken: (flag: string, needs: string) => string;
    readonly difference: string;
    /** What is compared, above the names of its parts. */
    readonly content: string;
    readonly theirs: string;
    readonly yours: string;
    readonly takeTheirs: string;
    readonly keepYours: string;
    readonly exportFile: string;
    readonly file: string;
    readonly importFile: string;
    readonly importOther: string;
    readonly noSets: string;
    readonly newerUnit: string;
    readonly takeOver: string;
  };
  readonly preview: {
    readonly title: string;
    readonly published: string;
    readonly unpublished: string;
    readonly page: string;
    readonly show: string;
    readonly until: (time: string) => string;
    readonly renew: string;
  };
  readonly compare: {
    readonly title: string;
    readonly first: string;
    readonly second: string;
    readonly same: string;
    readonly count: (flags: number) => string;
  };
  readonly history: {
    readonly title: string;
    readonly kinds: { readonly set: string; readonly kill: string; readonly undo: string };
    readonly undo: string;
    readonly undoTitle: string;
    readonly undoText: string;
    readonly confirm: string;
    readonly undone: (revision: number) => string;
    readonly revision: (revision: number) => string;
    readonly chainWhole: string;
    readonly chainBroken: (entry: number) => string;
    readonly approvedBy: (name: string) => string;
    readonly empty: string;
    readonly entries: string;
    readonly exportFile: string;
    /** What was done, by its name in the audit. */
    readonly actions: Readonly<Record<AuditAction, string>>;
    /** Who was given or lost which role. */
    readonly role: (email: string, before: string, after: string) => string;
  };
  readonly refusals: Readonly<Record<ConsoleRefusal | 'unavailable', (about: About) => string>>;
  /** The pages that flags change. */
  readonly screens: Readonly<Record<FlagScreen, string>>;
  /** The question each flag answers. */
  readonly questions: Readonly<Record<FlagKey, string>>;
};
