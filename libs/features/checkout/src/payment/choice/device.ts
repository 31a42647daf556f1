import type { PaymentChoice } from '@materia/api-checkout';
import { type ShopRequest } from '@materia/page-request';

/** As many characters of a user agent as the host takes. */
const USER_AGENT_MAXIMUM = 500;

/**
 * What is known of the device that pays: user agent, language and channel from the request; time
 * zone and screen from the form, where a script could fill them in. Values that no device has are
 * left out.
 */
export const deviceOf = (
  { headers }: Request,
  /** Values added by the browser's script; empty without scripts. */
  typed: string,
  { channel, market }: Pick<ShopRequest, 'channel' | 'market'>,
): NonNullable<PaymentChoice['device']> => {
  const [language = ''] =
    /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}/i.exec(headers.get('accept-language') ?? '') ?? [];
  return {
    user_agent: (headers.get('user-agent') ?? '').slice(0, USER_AGENT_MAXIMUM),
    language: language === '' ? market.locale : language,
    channel,
    ...screenOf(typed),
  };
};

const screenOf = (typed: string) => {
  const [timeZone, width, height, depth] = /^-?\d{1,4}(?:,\d{1,5}){3}$/.test(typed)
    ? typed.split(',').map(Number)
    : [];
  if (timeZone === undefined || Math.abs(timeZone) > 840 || depth === undefined) return {};
  if (depth < 1 || depth > 64) return {};
  return { time_zone: timeZone, screen_width: width, screen_height: height, colour_depth: depth };
};
