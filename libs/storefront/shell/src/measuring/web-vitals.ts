import type { RouteName } from '@materia/market-model';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Sends how the page felt to the shop, once measuring is allowed: no name, no address, only page kind and figures (BEY-34). */
export const sendVitals = (page: RouteName | undefined): void => {
  const send = ({ name, value }: Metric): void => {
    void fetch('/gateway/vitals', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-materia': '1' },
      body: JSON.stringify({ page: page ?? 'unknown', name, value }),
    }).catch(() => undefined);
  };
  onLCP(send);
  onCLS(send);
  onINP(send);
};
