import { allows, type Consent } from '@materia/domain-consent';

/**
 * The required monitoring settings; each is read from the environment variable of the same name in
 * capitals, prefixed with MONITORING_.
 */
export type MonitoringSettings = {
  readonly applicationId: string;
  readonly clientToken: string;
  readonly site: string;
  readonly service: string;
  readonly environment: string;
  readonly version: string;
};

/** All sessions, a fifth of them with a replay that masks user input. */
export const MONITORING_RATES = {
  sessionSampleRate: 100,
  sessionReplaySampleRate: 20,
  defaultPrivacyLevel: 'mask-user-input',
} as const;

export type MonitoringStart =
  | { readonly kind: 'start'; readonly settings: MonitoringSettings & typeof MONITORING_RATES }
  | { readonly kind: 'not-configured'; readonly missing: readonly string[] }
  | { readonly kind: 'no-consent' };

const NAMES = [
  'applicationId',
  'clientToken',
  'site',
  'service',
  'environment',
  'version',
] as const satisfies readonly (keyof MonitoringSettings)[];

/** Whether monitoring may start: only when fully configured and performance cookies are allowed. */
export const monitoringStart = (
  settings: Partial<MonitoringSettings>,
  consent: Consent | undefined,
): MonitoringStart => {
  const { applicationId, clientToken, site, service, environment, version } = settings;
  if (!applicationId || !clientToken || !site || !service || !environment || !version) {
    return { kind: 'not-configured', missing: NAMES.filter((name) => !settings[name]) };
  }
  if (consent === undefined || !allows(consent, 'C0002')) return { kind: 'no-consent' };
  return {
    kind: 'start',
    settings: {
      applicationId,
      clientToken,
      site,
      service,
      environment,
      version,
      ...MONITORING_RATES,
    },
  };
};

/** The console warning for operators; undefined when monitoring starts. */
export const monitoringWarning = (start: MonitoringStart): string | undefined => {
  if (start.kind === 'not-configured')
    return `Monitoring is off: ${start.missing.join(', ')} not set`;
  return start.kind === 'no-consent'
    ? 'Monitoring is off: no consent to performance cookies'
    : undefined;
};
