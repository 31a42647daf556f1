import { allows, type Consent } from '@materia/domain-customer';

/** What monitoring must be told; each setting of the process of the same name in capitals, with MONITORING_ before it (MON-03). */
export type MonitoringSettings = {
  readonly applicationId: string;
  readonly clientToken: string;
  readonly site: string;
  readonly service: string;
  readonly environment: string;
  readonly version: string;
};

/** All sessions, a fifth of them with a replay that masks what users type (MON-02, LIM-30). */
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

/** Whether monitoring may start: only fully configured, and only when performance cookies are allowed (MON-01, CNS-03). */
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

/** The console's warning for operators (ERR-28); nothing when monitoring starts. */
export const monitoringWarning = (start: MonitoringStart): string | undefined => {
  if (start.kind === 'not-configured')
    return `Monitoring is off: ${start.missing.join(', ')} not set`;
  return start.kind === 'no-consent'
    ? 'Monitoring is off: no consent to performance cookies'
    : undefined;
};
