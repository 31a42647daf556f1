import { unreachable } from '@materia/domain-kernel';
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
    case 'feed-missing':
      return `There is no feed folder ${reason.folder}.`;
    default:
      return unreachable(reason);
  }
};
