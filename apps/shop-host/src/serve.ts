import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { markets } from '@materia/market-all';
import type { Clock } from '@materia/platform-clock';
import { openHostMetrics, serveMetrics } from '@materia/platform-metrics';
import { stopOnSignal } from '@materia/platform-process';
import packageFacts from '../package.json' with { type: 'json' };
import type { OpenIdSettings } from './desk/console/open-id.ts';
import { httpTransport } from './customers/companies/registers/http-transport.ts';
import { demoRegisters } from './demo/demo-registers.ts';
import { createHost } from './host.ts';
import type { MailSender } from './platform/mail/mail-sender.ts';
import { clamd } from './platform/files/virus-scan.ts';
import type { HostEnvironment } from './platform/process/environment.ts';
import { shopOrigins } from './platform/process/shop-origins.ts';
import { providerAccounts } from './selling/payments/payment-settings.ts';
import { stripePayments } from './selling/payments/stripe-adapter.ts';
import { startFailureMessage } from './platform/process/start-failure-message.ts';
import { giveUp } from './platform/process/give-up.ts';
import type { Started } from './platform/process/start-up.ts';

/** Lists are prepared so long after the host is ready, unless a shopper asks for one before. */
const LISTS_AFTER_MS = 1000;

/** The identity provider of the console's staff; `undefined` unless all its variables are set. */
const openIdSettings = ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
  CONSOLE_ORIGIN,
}: HostEnvironment): OpenIdSettings | undefined =>
  issuer === undefined || clientId === undefined || clientSecret === undefined
    ? undefined
    : { issuer, clientId, clientSecret, consoleOrigin: new URL(CONSOLE_ORIGIN).origin };

/** Sends through the mail server, or writes to the outbox folder. Its library is read with the first mail. */
const mailSender = ({ SMTP_URL, MAIL_FROM }: HostEnvironment, dataFolder: string): MailSender => {
  const open = async (): Promise<MailSender> => {
    const { folderSender, smtpSender } = await import('./platform/mail/mail-sender.ts');
    return SMTP_URL === undefined
      ? folderSender(join(dataFolder, 'outbox'), MAIL_FROM)
      : smtpSender(SMTP_URL, MAIL_FROM);
  };
  let opened: Promise<MailSender> | undefined;
  return async (id, mail) => (await (opened ??= open()))(id, mail);
};

/**
 * Assembles the host with its resources, whose data are prepared, and serves until a signal ends the process. Gives up with one
 * sentence if that fails.
 */
export const serve = async (
  { environment, database, dataFolder, secrets, release }: Started,
  clock: Clock,
): Promise<void> => {
  try {
    const accountOf = providerAccounts(
      process.env,
      secrets,
      new URL(environment.PAYMENT_SANDBOX_URL),
    );
    const metrics = environment.METRICS_PORT === undefined ? undefined : openHostMetrics();
    const host = await createHost({
      database,
      markets,
      secrets,
      clock,
      dataFolder,
      sendMail: mailSender(environment, dataFolder),
      shopOrigin: shopOrigins(environment.SHOP_ORIGINS),
      provider: stripePayments(accountOf),
      registers: httpTransport(
        {
          vies: environment.VIES_URL,
          sirene: environment.SIRENE_URL,
          'white-list': environment.WHITE_LIST_URL,
        },
        demoRegisters(markets),
      ),
      virusScan:
        environment.CLAMD_ADDRESS === undefined ? undefined : clamd(environment.CLAMD_ADDRESS),
      version: packageFacts.version,
      basePath: environment.BASE_PATH,
      cartLimits: {
        addsPerCart: environment.CART_ADDS_PER_CART,
        addsPerAddress: environment.CART_ADDS_PER_ADDRESS,
      },
      openId: openIdSettings(environment),
      log: process.stderr,
      trustedProxies: environment.TRUSTED_PROXIES,
      metrics,
    });
    if (metrics !== undefined && environment.METRICS_PORT !== undefined) {
      const place = { port: environment.METRICS_PORT, host: environment.METRICS_HOST };
      host.app.addHook('onClose', await serveMetrics(metrics, place));
    }
    const stopped = new AbortController();
    stopOnSignal({
      drainMs: environment.DRAIN_SECONDS * 1000,
      stopMs: environment.STOP_SECONDS * 1000,
      drain: host.drain,
      close: async () => {
        stopped.abort();
        await host.app.close();
        await release();
      },
    });
    await host.planUpkeep();
    await host.planRecommendations();
    host.watchJobs(environment.LANES);
    host.watchFlags();
    const address = await host.app.listen({ port: environment.PORT, host: environment.HOST });
    process.stdout.write(`ready ${address}\n`);
    // Storefronts that start together with the host ask it first. If a list cannot be built, its first shopper gets an
    // "unavailable" response, and the host is not ready before it can.
    const pause = () => sleep(LISTS_AFTER_MS, true, { signal: stopped.signal }).catch(() => false);
    while (await pause())
      if (
        await host.prepareLists().then(
          () => true,
          () => false,
        )
      )
        break;
  } catch (error) {
    await release();
    giveUp(
      isPortTaken(error)
        ? startFailureMessage({
            kind: 'port-taken',
            port: environment.PORT,
            host: environment.HOST,
          })
        : error instanceof Error
          ? error.message
          : String(error),
    );
  }
};

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE';
