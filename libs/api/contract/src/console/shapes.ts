import { FLAG_KEYS, FLAG_OBJECTS, STAFF_ACTIONS, STAFF_ROLES } from '@materia/domain-feature-flags';
import { COMPANY_ROLES } from '@materia/domain-customer';
import { z } from 'zod';
import { refundReason } from '../checkout/payment-shapes.ts';
import { STAFF_DUTIES } from '../staff/duties.ts';
import { paymentAlarm } from '../staff/payment-schemas.ts';
import { amount, currency } from '../wire.ts';
import { CONSOLE_REFUSALS } from './refusals.ts';

const flagKey = z.enum(FLAG_KEYS);
const choice = z.union([
  z.boolean(),
  z
    .strictObject({ web: z.boolean().optional(), app: z.boolean().optional() })
    .refine(({ web, app }) => web !== undefined || app !== undefined),
]);
const reason = z.string().trim().min(3).max(500);
/** Local time of the unit, to the minute. */
const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const milliseconds = z.number().int();
const revision = z.number().int().min(0);

const change = z.strictObject({ key: flagKey, choice: choice.nullable() });
const changes = z.array(change).max(90);

/** A published choice: its value, start and end (milliseconds since 1970), author and reason. */
export const publishedChoice = z.object({
  key: flagKey,
  choice,
  from: milliseconds.optional(),
  until: milliseconds.optional(),
  author: z.string(),
  reason: z.string(),
  revision,
  at: z.string(),
});
export type PublishedChoice = z.output<typeof publishedChoice>;

export const signIn = z.strictObject({
  email: z.string().trim().toLowerCase().min(3).max(200),
  password: z.string().min(1).max(200),
  code: z.string().trim().max(10).optional(),
});

/** What the console's own server sends its pages, at `/config`: the address of the shop of each unit that has one. */
export const consoleConfig = z.object({ shops: z.record(z.string(), z.url()) });
export type ConsoleConfig = z.output<typeof consoleConfig>;

export const person = z.object({
  email: z.string(),
  name: z.string(),
  /** Role by business unit. */
  roles: z.record(z.string(), z.enum(STAFF_ROLES)),
  /** Duties by business unit. */
  duties: z.record(z.string(), z.array(z.enum(STAFF_DUTIES))),
});
export type Person = z.output<typeof person>;

/** Money of a unit that needs a person. Times are ISO instants. */
export const moneyDesk = z.object({
  name: z.string(),
  time_zone: z.string(),
  alarms: z.array(paymentAlarm),
  /** Withdrawals whose products are on their way back. */
  withdrawals: z.array(
    z.object({
      id: z.string(),
      order_number: z.string(),
      amount,
      currency,
      declared_at: z.string(),
      /** Paid at the till, where the money goes back as well. */
      in_store: z.boolean(),
    }),
  ),
  /** Refunds on their way, those that failed, and after them those of the last month that arrived. */
  refunds: z.array(
    z.object({
      id: z.string(),
      order_number: z.string(),
      amount,
      currency,
      reason: refundReason,
      state: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'cancelled']),
      started_at: z.string(),
    }),
  ),
});
export type MoneyDesk = z.output<typeof moneyDesk>;

/** Companies of a unit with their members. */
export const companyDesk = z.object({
  companies: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      tax_number: z.string(),
      members: z.array(
        z.object({ name: z.string(), email: z.string(), role: z.enum(COMPANY_ROLES) }),
      ),
    }),
  ),
});
export type CompanyDesk = z.output<typeof companyDesk>;

/** An account's role in a company, or none; a company without an id is opened. */
export const companyMembership = z.object({
  company: z.union([
    z.object({ id: z.string().min(1).max(64) }),
    z.object({
      name: z.string().trim().min(1).max(120),
      tax_number: z.string().trim().min(1).max(30),
    }),
  ]),
  email: z.string().trim().max(120),
  role: z.enum(COMPANY_ROLES).nullable(),
});

/** What the person found or did about an alarm. */
export const settling = z.strictObject({ comment: z.string().trim().min(3).max(500) });

/** The identity provider's sign-in URL. */
export const openIdStart = z.object({ location: z.string() });
/** The query with which the identity provider redirected back. */
export const openIdAnswer = z.strictObject({ query: z.string().max(4000) });

/** The available sign-in methods. */
export const signInWays = z.object({ openId: z.boolean() });

export const unit = z.object({
  id: z.string(),
  name: z.string(),
  timeZone: z.string(),
  locale: z.string(),
  revision,
  /** The current day and local time there. */
  now: wallTime,
  /** The holiday that blocks new schedule starts today. */
  frozenBy: z.string().nullable(),
  presets: z.record(z.string(), z.boolean()),
  choices: z.array(publishedChoice),
  /** Current values, by channel. */
  values: z.object({
    web: z.record(z.string(), z.boolean()),
    app: z.record(z.string(), z.boolean()),
  }),
  may: z.array(z.enum(STAFF_ACTIONS)),
  /** Flags that cannot be switched, each with what the unit lacks for it. */
  withoutObject: z.partialRecord(flagKey, z.enum(FLAG_OBJECTS)),
  /** Open sets that this person can approve as the second one. */
  toApprove: z.number().int(),
});
export type Unit = z.output<typeof unit>;
export const board = z.object({ units: z.array(unit) });
export type Board = z.output<typeof board>;

const setContent = {
  title: z.string().trim().min(3).max(120),
  reason,
  changes,
  from: wallTime.nullable(),
  until: wallTime.nullable(),
};
export const newSet = z.strictObject({
  ...setContent,
  /** The revision of the unit that the author saw. */ base: revision,
});
export const editedSet = z.strictObject({
  ...setContent,
  base: revision,
  /** The revision of the set that the editor saw. */ revision,
});
export type EditedSet = z.output<typeof editedSet>;
export type NewSet = z.output<typeof newSet>;

export const changeSet = z.object({
  id: z.string(),
  unit: z.string(),
  title: z.string(),
  reason: z.string(),
  changes: z.array(z.object({ key: flagKey, choice: choice.nullable() })),
  from: wallTime.nullable(),
  until: wallTime.nullable(),
  base: revision,
  revision,
  state: z.enum(['open', 'published', 'withdrawn']),
  /** Who wrote this revision. */
  author: z.string(),
  /** All authors of its revisions; none of them can approve it as the second person. */
  contributors: z.array(z.string()),
  approval: z.object({ by: z.string(), revision }).nullable(),
  /** Flags in it that need a second person: marked so, or disabled by a kill switch. */
  guarded: z.array(flagKey),
  changedAt: z.string(),
  publishedAs: revision.nullable(),
  /** What has become of a published set; `overtaken` if a later publication changed its flags. */
  effect: z.enum(['scheduled', 'running', 'ended', 'rolled-back', 'overtaken']).nullable(),
});
export type ChangeSet = z.output<typeof changeSet>;
export const changeSets = z.object({ sets: z.array(changeSet) });

export const onRevision = z.strictObject({ revision });
export const publishing = z.strictObject({
  revision,
  /** Start despite a holiday. */ despiteHoliday: z.boolean(),
});
export const killing = z.strictObject({ key: flagKey, reason });
export const rollingBack = z.strictObject({ publication: revision, reason });
export const published = z.object({ revision });

export const publication = z.object({
  revision,
  at: z.string(),
  kind: z.enum(['set', 'kill', 'undo']),
  author: z.string(),
  approver: z.string().nullable(),
  title: z.string(),
  reason: z.string(),
  keys: z.array(flagKey),
  before: z.array(publishedChoice),
  after: z.array(publishedChoice),
  undoneBy: revision.nullable(),
  /** Whether its flags are as it left them, so that it can be rolled back. */
  canUndo: z.boolean(),
});
export type Publication = z.output<typeof publication>;
export const publications = z.object({ publications: z.array(publication) });

export const auditEntry = z.object({
  seq: z.number().int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  detail: z.string(),
  hash: z.string(),
});
/**
 * Some entries of the audit, the last first. `total` counts all; `brokenAt` is the first entry whose hash does not follow
 * from the entries before it.
 */
export const audit = z.object({
  entries: z.array(auditEntry),
  total: z.number().int(),
  brokenAt: z.number().int().nullable(),
});
export type Audit = z.output<typeof audit>;
/** Which entries: those before one, else the last ones. */
export const auditQuery = z.object({
  before: z.coerce.number<string | number>().int().positive().optional(),
});

/** The complete audit of a unit, the oldest entry first, so that the hash chain can be verified from the file. */
export const historyFile = z.object({
  format: z.literal('materia-flag-history-1'),
  unit: z.string(),
  exportedAt: z.string(),
  entries: z.array(auditEntry),
  brokenAt: z.number().int().nullable(),
});
export type HistoryFile = z.output<typeof historyFile>;

/** Short-lived signed tokens that open a storefront without and with the changes. */
export const preview = z.object({
  published: z.string(),
  unpublished: z.string(),
  until: z.string(),
});
export type Preview = z.output<typeof preview>;

/** The export file of a unit's choices. */
export const flagFile = z.object({
  format: z.literal('materia-flags-1'),
  unit: z.string(),
  revision,
  exportedAt: z.string(),
  choices: z.array(z.object({ key: flagKey, choice })),
});
export type FlagFile = z.output<typeof flagFile>;
export const importing = z.strictObject({
  file: flagFile,
  /** Accept the file of another unit on purpose. */ fromOtherUnit: z.boolean(),
});

/** The refusal body of the console. */
export const consoleRefusalReply = z.object({
  code: z.enum(
    Object.keys(CONSOLE_REFUSALS).filter(
      (code): code is keyof typeof CONSOLE_REFUSALS => code in CONSOLE_REFUSALS,
    ),
  ),
  /** The affected flags. */
  keys: z.array(z.string()),
  /** The affected name: of a holiday, a role, a field. */
  subject: z.string().nullable(),
  /** The current state, when another user was faster. */
  current: changeSet.nullable(),
});
export type ConsoleRefusalReply = z.output<typeof consoleRefusalReply>;
