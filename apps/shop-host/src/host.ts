import { join } from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import { buildApp, type LogStream } from './app.ts';
import { accessTokens } from './platform/auth/access-tokens.ts';
import { knownDevices } from './platform/auth/known-devices.ts';
import { passwordHashing, type PasswordHashing } from './platform/auth/password-hashing.ts';
import { sessions } from './platform/auth/sessions.ts';
import type { CartLimits } from './selling/cart/routes.ts';
import { listingIndexes } from './catalogue/products/index/listing-indexes.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { openId, type OpenIdSettings } from './desk/console/open-id.ts';
import { peopleRoutes } from './desk/console/people-routes.ts';
import { consoleRoutes } from './desk/console/routes.ts';
import { type SealedTexts, sealedTexts } from './desk/console/sealed-text.ts';
import { staff } from './desk/console/staff.ts';
import { evaluationRoutes } from './platform/flags/evaluation-routes.ts';
import { flagBoard, type FlagBoard } from './platform/flags/flag-board.ts';
import { streamRoutes } from './platform/flags/stream-routes.ts';
import type { StaffAudience } from './platform/database/staff-tables.ts';
import { allHandlers } from './handlers.ts';
import { mailTemplates } from './mail-templates.ts';
import { ownImportRoutes } from './catalogue/import/own/routes.ts';
import type { MailSender } from './platform/mail/mail-sender.ts';
import { emptyOutbox, startOutbox } from './platform/mail/outbox.ts';
import { energyRoutes } from './catalogue/media/energy-routes.ts';
import { pictureNames } from './catalogue/media/picture-names.ts';
import { pictures } from './catalogue/media/pictures.ts';
import { mediaRoutes } from './catalogue/media/routes.ts';
import { securityLog } from './platform/process/security-events.ts';
import type { Secrets } from './platform/process/secrets.ts';
import { contentStaffRoutes } from './catalogue/content/staff-routes.ts';
import { reportStaffRoutes } from './customers/illicit-content/staff-routes.ts';
import { reviewDeskRoutes } from './catalogue/reviews/staff-routes.ts';
import { staffAdmission } from './platform/staff/admission.ts';
import { deskRoutes } from './desk/staff/desk-routes.ts';
import { staffRoutes } from './desk/staff/routes.ts';
import { translatorOf } from './platform/texts/texts.ts';

export type HostOptions = {
  readonly database: OpenDatabase;
  readonly markets: readonly Market[];
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly dataFolder: string;
  readonly sendMail: MailSender;
  /** Scheme and host of a market's storefront, for the links of mails. */
  readonly shopOrigin: (market: Market) => string;
  readonly version: string;
  readonly cartLimits: CartLimits;
  /** The identity provider of the console's staff. */
  readonly openId?: OpenIdSettings | undefined;
  readonly log?: LogStream | undefined;
  /** Addresses and networks of the proxies that may name who sent a request; none unless given. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** A path below which everything answers too (CALL-49). */
  readonly basePath?: string | undefined;
};

export type Host = {
  readonly app: FastifyInstance;
  readonly passwords: PasswordHashing;
  /** Hands over the mails that are due now. */
  readonly sendDueMails: () => Promise<number>;
  /** Makes the indexes of all lists, which otherwise the first shopper of each market waits for. */
  readonly prepareLists: () => Promise<void>;
  /** Looks after the outbox until the app is closed. */
  readonly watchOutbox: () => void;
  /** Hears until the app is closed what other processes publish. */
  readonly watchFlags: () => void;
  readonly flags: FlagBoard;
  /** Hides the authenticator secrets of staff in the database. */
  readonly staffSeals: SealedTexts;
};

/** Puts the parts together. Neither listens nor watches the outbox until told to. */
export const createHost = async (options: HostOptions): Promise<Host> => {
  const { database, secrets, clock, markets } = options;
  const { db } = database;
  for (const market of markets) translatorOf(market);
  const passwords = await passwordHashing();
  const staffPasswords = await passwordHashing();
  const devices = knownDevices(secrets);
  const security = securityLog(secrets, (fields, message) => app.log.warn(fields, message));
  const sessionStore = sessions(db, await accessTokens(secrets.tokenKey));
  const indexes = listingIndexes(db);
  const flags = flagBoard(db, (error) =>
    app.log.error({ err: error }, 'the flags could not be read'),
  );
  await flags.refresh();
  const marketById = (id: string): Market | undefined => markets.find((market) => market.id === id);
  const staffSeals = sealedTexts(secrets.staffCredential, 'staff-second-factor');
  const app: FastifyInstance = await buildApp({
    gate: {
      marketById,
      clock,
      flagsOf: (market, now) => flags.snapshotOf(market, now).web,
      publicCredential: secrets.publicCredential,
      serviceCredential: secrets.serviceCredential,
      customerOfToken: sessionStore.customerOf,
    },
    handlers: allHandlers({
      db,
      indexes,
      sessions: sessionStore,
      passwords,
      devices,
      security,
      cartLimits: options.cartLimits,
      picturesOf: pictureNames(join(options.dataFolder, 'media')),
    }),
    version: options.version,
    basePath: options.basePath,
    engine: database.engine,
    isDatabaseReady: () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    log: options.log,
    trustedProxies: options.trustedProxies,
    extend: async (extended) => {
      await mediaRoutes(extended, { pictures: pictures(join(options.dataFolder, 'media')) });
      await energyRoutes(extended, { db });
      await streamRoutes(extended, {
        flags,
        serviceCredential: secrets.serviceCredential,
        marketById,
      });
      await evaluationRoutes(extended, {
        flags,
        clock,
        marketById,
        credentials: [secrets.publicCredential, secrets.serviceCredential],
      });
      const peopleAt = (audience: StaffAudience) =>
        staff({ audience, db, passwords: staffPasswords, devices, security, seals: staffSeals });
      const [atConsole, atDesk] = [peopleAt('console'), peopleAt('staff-calls')];
      const admission = staffAdmission({
        db,
        clock,
        staffCredential: secrets.staffCredential,
        staff: atDesk,
      });
      await consoleRoutes(extended, {
        db,
        clock,
        markets,
        flags,
        staff: atConsole,
        serviceCredential: secrets.serviceCredential,
        openId: options.openId && openId(options.openId),
        seals: staffSeals,
      });
      await peopleRoutes(extended, {
        db,
        clock,
        passwords: staffPasswords,
        seals: staffSeals,
        staffCredential: secrets.staffCredential,
        units: markets.map(({ id }) => id),
      });
      const desk = { db, clock, admission, marketById };
      await deskRoutes(extended, { ...desk, serviceCredential: secrets.serviceCredential }, atDesk);
      await staffRoutes(extended, desk);
      await contentStaffRoutes(extended, desk);
      await reportStaffRoutes(extended, desk);
      await reviewDeskRoutes(extended, desk);
      await ownImportRoutes(extended, {
        pool: database.pool,
        clock,
        admission,
        marketById,
        dataFolder: options.dataFolder,
      });
    },
  });
  const outbox = {
    db,
    templates: mailTemplates,
    send: options.sendMail,
    marketById,
    shopOrigin: options.shopOrigin,
    now: clock,
    onFailure: (error: unknown) => app.log.error({ err: error }, 'a mail could not be handed over'),
  };
  return {
    app,
    passwords,
    sendDueMails: () => emptyOutbox(outbox),
    prepareLists: async () => {
      for (const { id } of markets) await indexes.of(id);
    },
    flags,
    staffSeals,
    watchFlags: () => {
      const stop = flags.watch();
      app.addHook('onClose', async () => stop());
    },
    watchOutbox: () => {
      const { stop } = startOutbox(outbox);
      app.addHook('onClose', stop);
    },
  };
};
