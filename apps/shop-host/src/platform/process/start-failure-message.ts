import { unreachable } from '@materia/domain-kernel';
import type { OtherKeys } from '../keys/check-keys.ts';
import type { CannotStart } from './start-up.ts';

/** Why the host does not start, in one sentence for the operator. */
export const startFailureMessage = (reason: CannotStart): string => {
  switch (reason.kind) {
    case 'bad-environment':
      return `These settings hold something else than they should: ${reason.variables.join(', ')} (see apps/shop-host/README.md).`;
    case 'folder-locked':
      return `The data folder is in use by another shop host (process ${reason.pid}); stop it first, or set DATA_DIR to another folder.`;
    case 'data-too-new':
      return `The data were written by a later version of the shop (${reason.unknown.join(', ')}); nothing was changed.`;
    case 'unreachable':
      return `The database cannot be opened: ${reason.cause}.`;
    case 'port-taken':
      return `Port ${reason.port} of ${reason.host} is taken; stop what runs there, or set PORT.`;
    case 'demo-outside-loopback':
      return `Demo accounts are for this machine alone, and ${reason.place} is reachable from others: leave --demo-accounts out, or use localhost.`;
    case 'market-unknown':
      return `${reason.variable} speaks of the market ${reason.market}, which this shop does not have.`;
    case 'payment-variable-unknown':
      return `${reason.variable} is no key of a market; the names are STRIPE_SECRET_KEY_<MARKET> and STRIPE_WEBHOOK_SECRET_<MARKET>.`;
    case 'payment-key-missing':
      return `${reason.variable} is missing: payments of a market need both keys.`;
    case 'payments-without-money':
      return `Orders would be confirmed without money in ${reason.markets.join(', ')}, and ${reason.place} is reachable from others: set the payment keys of these markets, or name them in TEST_PAYMENTS.`;
    case 'credentials-missing':
      return `${reason.variables.join(', ')} must be set with MASTER_KEYS: hosts on one database need the same ones.`;
    case 'other-keys':
      return `The database is used with ${otherKeys(reason)}: give this host the keys of the others in MASTER_KEYS, or start it once with --accept-keys, which ends what the missing keys signed and sealed.`;
    case 'feed-missing':
      return `There is no feed folder ${reason.folder}.`;
    default:
      return unreachable(reason);
  }
};

const otherKeys = ({ missing, different }: OtherKeys): string =>
  [
    ...(missing.length === 0 ? [] : [`keys that this host lacks (${missing.join(', ')})`]),
    ...(different.length === 0 ? [] : [`other secrets of ${different.join(', ')}`]),
  ].join(' and ');
