import { type CallInput, monitoringCalls } from '@materia/api-contract';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import type { PageTrail } from './page-trail.ts';

const { sendVital } = monitoringCalls;

/**
 * Sends web vitals to the shop once measuring is allowed: no name, no URL, only page kind and figures.
 * A layout shift or slow interaction counts for the page on which it happened. A visit without any counts for its first page, as loading does.
 */
export const sendVitals = ({ pageAt }: Pick<PageTrail, 'pageAt'>): void => {
  const send = ({ name, value, entries }: Pick<Metric, 'name' | 'value' | 'entries'>): void => {
    const page = pageAt(entries[0]?.startTime ?? 0);
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
