import { type CallInput, monitoringCalls } from '@materia/api-contract';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { RouteName } from '@materia/market-model';

const { sendVital } = monitoringCalls;

/**
 * Sends web vitals to the shop once measuring is allowed: no name, no URL, only page kind and
 * figures.
 */
export const sendVitals = (page: RouteName | undefined): void => {
  const send = ({ name, value }: Pick<Metric, 'name' | 'value'>): void => {
    if (name !== 'LCP' && name !== 'CLS' && name !== 'INP') return;
    const { body }: CallInput<'sendVital'> = { body: { page: page ?? 'unknown', name, value } };
    void fetch(sendVital.path, {
      method: sendVital.method,
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-materia': '1' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
  };
  onLCP(send);
  onCLS(send);
  onINP(send);
};
