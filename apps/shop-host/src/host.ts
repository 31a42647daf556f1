import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Market } from '@materia/market-model';
import type { Clock } from '@materia/platform-clock';
import { type HostMetrics, measureRequests } from '@materia/platform-metrics';
import { buildApp, type LogStream } from './app.ts';
import { furtherHandlers } from './desk-handlers.ts';
import { guards } from './guards.ts';
import { invalidInput } from './desk/invalid-input.ts';
import { shopHandlers } from './handlers.ts';
import { type GateOptions, unitOf } from './platform/contract/gate.ts';
import { healthHandlers, type HostState } from './platform/health.ts';
import { audited } from './platform/staff/audited.ts';
import { accessTokens } from './platform/auth/access-tokens.ts';
import { knownDevices } from './platform/auth/known-devices.ts';
import {
  type PasswordCost,
  passwordHashing,
  type PasswordHashing,
} from './platform/auth/password-hashing.ts';
import { sessions } from './platform/auth/sessions.ts';
import { companyLookup } from './customers/companies/company-lookup.ts';
import type { RegisterTransport } from './customers/companies/registers/register.ts';
import { pdfMailFiles } from './selling/pdf-documents/mail-files.ts';
import type { CartLimits } from './selling/cart/routes.ts';
import { queryCounts } from './catalogue/search/query-counts.ts';
import { type MailboxProof, mailboxProvenByOrder } from './selling/purchases/buyer-proof.ts';
import { guestLinks } from './selling/purchases/guest-links.ts';
import { orderPages } from './selling/orders/order-pages.ts';
import { attemptNames } from './platform/limits/attempt-names.ts';
import { attempts } from './platform/limits/attempts.ts';
import { mailboxLinks } from './customers/mailbox/mailbox-links.ts';
import { provenMailbox } from './customers/mailbox/repository.ts';
import { restockLane } from './customers/restock-notices/restock-lane.ts';
import { holdLane, paymentLane } from './selling/payments/follow-up.ts';
import { measuredPayments } from './selling/payments/measured-payments.ts';
import type { PaymentPort } from './selling/payments/payment-port.ts';
import { payments, type PaymentTools } from './selling/payments/payments.ts';
import { returnTokens } from './selling/purchases/return-tokens.ts';
import { listingIndexes } from './catalogue/index/listing-indexes.ts';
import { type FileStore, folderFiles } from './platform/files/file-store.ts';
import { PdfDrawer } from './platform/pdf/pdf-drawer.ts';
import { isMigrated, isReady } from './platform/database/is-ready.ts';
import type { OpenDatabase } from './platform/database/open-database.ts';
import { openId, type OpenIdSettings } from './desk/console/open-id.ts';
import { type SealedTexts, sealedTexts } from './desk/console/sealed-text.ts';
import { staff } from './desk/console/staff.ts';
import { flagBoard, type FlagBoard } from './platform/flags/flag-board.ts';
import { MAIL_KINDS, mailTemplates } from './mail-templates.ts';
import { type LaneName, LANES } from './platform/database/tables/job-tables.ts';
import type { StaffAudience } from './platform/database/tables/staff-tables.ts';
import type { MailSender } from './platform/mail/mail-sender.ts';
import { type LaneTools, runLane, startLanes } from './platform/jobs/lanes.ts';
import { readLanes } from './platform/jobs/lane-readings.ts';
import { measuredSender } from './platform/mail/measured-sender.ts';
import { mailLane } from './platform/mail/outbox.ts';
import { planUpkeep, upkeepLane } from './my-account/retention/upkeep.ts';
import { sellerSessions } from './desk/sellers/seller-sessions.ts';
import type { UploadTools } from './platform/files/accept-upload.ts';
import { pictureLine } from './platform/files/picture-line.ts';
import { PdfScanner } from './platform/files/pdf-scanner.ts';
import { noVirusScan, type VirusScan } from './platform/files/virus-scan.ts';
import { messageLane } from './selling/messages/lane.ts';
import { planRecommendations, recommendationLane } from './selling/recommendations/lane.ts';
import { pictureNames } from './catalogue/media/picture-names.ts';
import { securityLog } from './platform/process/security-events.ts';
import { currentTrace } from './platform/process/follow-traces.ts';
import type { Secrets } from './platform/process/secrets.ts';
import { staffAdmission } from './platform/staff/admission.ts';
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
  /** The payment provider of all markets. */
  readonly provider: PaymentPort;
  /** The public registers in which companies are looked up. */
  readonly registers: RegisterTransport;
  /** Looks for viruses in files of strangers; without one, the other checks decide. */
  readonly virusScan?: VirusScan | undefined;
  readonly cartLimits: CartLimits;
  /** Whether the mailbox of an account is proven; by links and confirmed orders unless given. */
  readonly isMailboxProven?: MailboxProof;
  /** What a password hash costs; tests, which create thousands of accounts, choose less. */
  readonly passwordCost?: PasswordCost;
  /** The identity provider of the console's staff. */
  readonly openId?: OpenIdSettings | undefined;
  readonly log?: LogStream | undefined;
  /**
   * Addresses and networks of the proxies whose client address headers are trusted; none by
   * default.
   */
  readonly trustedProxies?: readonly string[] | undefined;
  /** A path below which all routes respond as well. */
  readonly basePath?: string | undefined;
  /** Counts what the host does; without them nothing is measured. */
  readonly metrics?: HostMetrics | undefined;
};

export type Host = {
  readonly app: FastifyInstance;
  readonly passwords: PasswordHashing;
  /** Sends the mails that are due now. */
  readonly sendDueMails: () => Promise<number>;
  /** Builds the indexes of all lists; otherwise the first shopper of each market waits for them. */
  readonly prepareLists: () => Promise<void>;
  /** Reports from now on that requests should go to other hosts; this one goes on serving. */
  readonly drain: () => void;
  /** Looks after payments and holds that are due now. */
  readonly followPayments: () => Promise<number>;
  /** Looks for awaited products that can be ordered again. */
  readonly followNotices: () => Promise<number>;
  /** Reports answers that are late, and removes erased files. */
  readonly followMessages: () => Promise<number>;
  /** Plans for each market that data are deleted when their time is over. */
  readonly planUpkeep: () => Promise<void>;
  /** Deletes what is due for it now. */
  readonly deleteExpiredData: () => Promise<number>;
  /** Plans for each market that what was bought together is counted, now and every day. */
  readonly planRecommendations: () => Promise<void>;
  /** Counts what is due for it now. */
  readonly countBoughtTogether: () => Promise<number>;
  /** The documents and uploads that it stores. */
  readonly files: FileStore;
  /** Does the jobs of these lanes, by default of all, until the app is closed. */
  readonly watchJobs: (lanes?: readonly LaneName[]) => void;
  /** Listens until the app is closed for publications of other processes. */
  readonly watchFlags: () => void;
  readonly flags: FlagBoard;
  /** Encrypts the authenticator secrets of staff in the database. */
  readonly staffSeals: SealedTexts;
  readonly sellerSeals: SealedTexts;
};

/** By the link of a mail to its address, or by an order that was confirmed from there. */
const isMailboxProven: MailboxProof = async (db, market, customerId) =>
  (await provenMailbox(db, market, customerId)) !== undefined ||
  (await mailboxProvenByOrder(db, market, customerId));

/** Assembles the host. Neither listens nor does jobs until the caller starts that. */
export const createHost = async (options: HostOptions): Promise<Host> => {
  const { database, secrets, clock, markets, metrics } = options;
  const { db } = database;
  for (const market of markets) translatorOf(market);
  const passwords = passwordHashing(options.passwordCost);
  const staffPasswords = passwordHashing(options.passwordCost);
  const devices = knownDevices(secrets);
  const security = securityLog(secrets, (fields, message) => app.log.warn(fields, message));
  const sessionStore = sessions(db, accessTokens(secrets), security);
  const indexes = listingIndexes(db);
  const flags = flagBoard(db, (error) =>
    app.log.error({ err: error }, 'the flags could not be read'),
  );
  await flags.refresh();
  const marketById = (id: string): Market | undefined => markets.find((market) => market.id === id);
  const staffSeals = sealedTexts(secrets, 'staff-second-factor');
  const names = attemptNames(secrets);
  const counts = attempts(db, names);
  const mailboxes = mailboxLinks(secrets);
  const peopleAt = (audience: StaffAudience) =>
    staff({
      audience,
      db,
      attempts: counts,
      passwords: staffPasswords,
      devices,
      security,
      seals: staffSeals,
    });
  const [atConsole, atDesk] = [peopleAt('console'), peopleAt('staff-calls')];
  const gate: GateOptions = {
    marketById,
    clock,
    flagsOf: (market, now) => flags.snapshotOf(market, now).web,
    publicCredential: secrets.publicCredential,
    serviceCredential: secrets.serviceCredential,
    customerOfToken: sessionStore.customerOf,
  };
  const paymentTools: PaymentTools = {
    db,
    provider:
      metrics === undefined ? options.provider : measuredPayments(options.provider, metrics),
    links: guestLinks(secrets, security),
    tokens: returnTokens(secrets),
    shopOrigin: options.shopOrigin,
    onFailure: (error, message) => app.log.error({ err: error }, message),
  };
  const payment = {
    ...paymentTools,
    payments: payments(paymentTools),
    attempts: counts,
    isMailboxProven: options.isMailboxProven ?? isMailboxProven,
    networkNames: (market: string, network: string) => names(`hold:${market}:network:${network}`),
  };
  const drawer = new PdfDrawer();
  const pdfScanner = new PdfScanner();
  const line = pictureLine();
  const uploads: UploadTools = {
    pictureLine: line,
    pdfScanner,
    virusScan: options.virusScan ?? noVirusScan,
  };
  const sellerSeals = sealedTexts(secrets, 'seller-second-factor');
  const sellers = sellerSessions({
    db,
    attempts: counts,
    passwords: staffPasswords,
    devices,
    security,
    seals: sellerSeals,
  });
  const files = folderFiles(join(options.dataFolder, 'documents'));
  const state: HostState = { listsAreReady: false, isDraining: false };
  const counted = queryCounts(db, (error) =>
    app.log.warn({ err: error }, 'searches could not be counted'),
  );
  const app: FastifyInstance = await buildApp({
    guardOf: guards({
      gate,
      staffCredential: secrets.staffCredential,
      admission: staffAdmission({
        db,
        clock,
        staffCredential: secrets.staffCredential,
        staff: atDesk,
        security,
      }),
      atConsole,
      sellers,
      security,
    }),
    around: audited(db),
    invalidInput,
    handlers: {
      ...shopHandlers({
        ...payment,
        companies: companyLookup({ db, transport: options.registers, attempts: counts }),
        indexes,
        sessions: sessionStore,
        passwords,
        devices,
        security,
        names,
        mailboxes,
        cartLimits: options.cartLimits,
        picturesOf: pictureNames(join(options.dataFolder, 'media')),
        drawer,
        files,
        uploads,
        counts: counted,
      }),
      ...furtherHandlers({
        database,
        markets,
        dataFolder: options.dataFolder,
        passwords: staffPasswords,
        flags,
        seals: staffSeals,
        serviceCredential: secrets.serviceCredential,
        openId: options.openId && openId(options.openId),
        atConsole,
        atDesk,
        sellers,
        attempts: counts,
        files,
        pictureLine: line,
        uploads,
        security,
      }),
      ...healthHandlers({
        version: options.version,
        engine: database.engine,
        isDatabaseReady: () => isReady(db),
        isMigrated: () => isMigrated(db).catch(() => false),
        state,
      }),
    },
    version: options.version,
    basePath: options.basePath,
    log: options.log,
    measure:
      metrics &&
      ((measured) =>
        measureRequests(measured, metrics, (request) => ({
          // Only markets of the shop are labels: strangers may write anything into a path.
          market: marketById(unitOf(request))?.id ?? 'none',
          route: request.routeOptions.url ?? 'none',
        }))),
    trustedProxies: options.trustedProxies,
  });
  database.onSlowStatement((statement) =>
    app.log.warn({ ...statement, correlationId: currentTrace() }, 'a statement was slow'),
  );
  app.addHook('onClose', () => counted.flush());
  app.addHook('onClose', () => drawer.close());
  app.addHook('onClose', () => pdfScanner.close());
  const mails = mailLane({
    db,
    kinds: MAIL_KINDS,
    templates: mailTemplates(
      orderPages(paymentTools),
      mailboxes,
      sellerSeals,
      pdfMailFiles(db, drawer),
    ),
    send: metrics === undefined ? options.sendMail : measuredSender(options.sendMail, metrics),
    shopOrigin: options.shopOrigin,
  });
  const jobs: LaneTools = {
    db,
    markets,
    now: clock,
    onFailure: (error, lane) => app.log.error({ err: error, lane }, 'a job failed'),
    onUnserved: (waiting) => app.log.warn(waiting, 'jobs wait for a host that serves their market'),
  };
  const followedPayments = paymentLane(payment);
  const holds = holdLane(payment);
  const notices = restockLane({ db, flagsOf: gate.flagsOf });
  const upkeep = upkeepLane(db, files);
  const messages = messageLane(db, files);
  const recommendations = recommendationLane(db);
  const lanes = [mails, followedPayments, holds, notices, upkeep, messages, recommendations];
  metrics?.read({
    connections: database.load,
    lanes: () =>
      readLanes(
        db,
        lanes.map(({ name }) => name),
        clock(),
      ),
    passwords: () => ({ customers: passwords.waiting(), staff: staffPasswords.waiting() }),
    flags: () => Object.fromEntries(markets.map(({ id }) => [id, flags.documentOf(id).revision])),
  });
  return {
    app,
    passwords,
    sendDueMails: () => runLane(jobs, mails),
    prepareLists: async () => {
      for (const { id } of markets) await indexes.of(id);
      state.listsAreReady = true;
    },
    drain: () => {
      state.isDraining = true;
    },
    flags,
    files,
    staffSeals,
    sellerSeals,
    watchFlags: () => {
      const stop = flags.watch();
      app.addHook('onClose', async () => stop());
    },
    followPayments: async () =>
      (await runLane(jobs, followedPayments)) + (await runLane(jobs, holds)),
    followNotices: () => runLane(jobs, notices),
    followMessages: () => runLane(jobs, messages),
    deleteExpiredData: () => runLane(jobs, upkeep),
    planUpkeep: () => planUpkeep(db, markets, clock()),
    planRecommendations: () => planRecommendations(db, markets, clock()),
    countBoughtTogether: () => runLane(jobs, recommendations),
    watchJobs: (names = LANES) => {
      const { stop } = startLanes(
        jobs,
        lanes.filter(({ name }) => names.includes(name)),
      );
      app.addHook('onClose', stop);
    },
  };
};
