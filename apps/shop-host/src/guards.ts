import type { Call } from '@materia/api-contract';
import { unreachable } from '@materia/domain-kernel';
import { consoleGuard } from './desk/console/console-guard.ts';
import type { Staff } from './desk/console/staff.ts';
import type { Guard } from './platform/contract/bind.ts';
import { type GateOptions, shopGuard } from './platform/contract/gate.ts';
import {
  openGuard,
  secretGuard,
  serviceHeaderGuard,
  unitSecretGuard,
} from './platform/contract/process-guards.ts';
import type { SecurityLog } from './platform/process/security-events.ts';
import type { Admission } from './platform/staff/admission.ts';
import { sellerGuard } from './platform/sellers/seller-guard.ts';
import type { SellerSessions } from './desk/sellers/seller-sessions.ts';
import { staffGuard } from './platform/staff/staff-guard.ts';

type GuardTools = {
  readonly gate: GateOptions;
  readonly staffCredential: string;
  readonly admission: Admission;
  readonly atConsole: Staff;
  readonly sellers: Pick<SellerSessions, 'whoIs'>;
  readonly security: SecurityLog;
};

/** The access checks: one guard for each credential of the contract. */
export const guards = ({
  gate,
  staffCredential,
  admission,
  atConsole,
  sellers,
  security,
}: GuardTools): ((call: Call) => Guard) => {
  const { clock, marketById, publicCredential, serviceCredential } = gate;
  const shop = shopGuard(gate);
  const staff = staffGuard({ admission, clock, marketById });
  const seller = sellerGuard({ personOf: sellers.whoIs, clock, marketById });
  const open = openGuard(clock);
  const operator = secretGuard(clock, [staffCredential]);
  const service = unitSecretGuard(clock, marketById, [serviceCredential]);
  const evaluation = unitSecretGuard(clock, marketById, [publicCredential, serviceCredential]);
  const serviceHeader = serviceHeaderGuard(clock, serviceCredential);
  const console = consoleGuard({
    clock,
    serviceCredential,
    staff: atConsole,
    marketById,
    security,
  });
  return ({ credential, base }) => {
    switch (credential) {
      case 'none':
        return base === undefined ? shop : open;
      case 'public':
      case 'customer':
      case 'session':
        return shop;
      case 'staff':
      case 'staff-session':
        return staff;
      case 'seller':
        return seller;
      case 'operator':
        return operator;
      case 'service':
        return service;
      case 'evaluation':
        return evaluation;
      case 'service-header':
        return serviceHeader;
      case 'console':
        return console;
      default:
        return unreachable(credential);
    }
  };
};
