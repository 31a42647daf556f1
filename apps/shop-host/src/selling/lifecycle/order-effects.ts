import type { PaymentMethod } from '@materia/domain-checkout';
import {
  bookedSlot,
  countsForBuyer,
  type OrderEffect,
  type OrderStep,
} from '@materia/domain-order';
import type { Market } from '@materia/market-model';
import type { Tx } from '../../platform/database/with-tx.ts';
import { scheduleJob } from '../../platform/jobs/repository.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { laterBy } from '../../platform/process/instants.ts';
import { renewPickup } from '../orders/renew-pickup.ts';
import { freeSlot } from '../stock/slots-repository.ts';
import { endHolds } from '../stock/stock.ts';
import { earnPoints } from '../club/order-points.ts';
import { setHoldEnd } from '../stock/repository.ts';
import { writeHandoverDocuments } from '../documents/handover-documents.ts';
import { sendBack } from '../refunds/send-back.ts';
import type { OrderRow } from '../orders/repository.ts';
import { limitHold } from './limit-hold.ts';
import { type OrderChange, saveProgress } from '../orders/steps-repository.ts';

const COMPLETION_DELAY_MS = 24 * 3_600_000;

/** When and where orders move. */
export type MoveOccasion = {
  readonly market: Market;
  /** ISO instant. */
  readonly now: string;
  /** The method by which the purchase was paid just now. */
  readonly paidBy?: PaymentMethod | undefined;
};

/** A locked order as it was, and its step. */
export type Move = { readonly order: OrderRow; readonly step: OrderStep };

/** The end of a purchase concerns all its orders, so `moveOrder` does it after everything else. */
type ExecutedKind = Exclude<OrderEffect['kind'], 'end-purchase'>;

/** An order as it was, and what has to be done with it. */
type Due<Kind extends ExecutedKind> = {
  readonly order: OrderRow;
  readonly effect: Extract<OrderEffect, { readonly kind: Kind }>;
};

/**
 * Writes the steps of orders of one market with their history, and does what the steps require:
 * one kind of effect after the other, so that every transaction locks in the same order.
 */
export const doMoves = async (
  tx: Tx,
  moves: readonly Move[],
  occasion: MoveOccasion,
): Promise<void> => {
  await writeProgress(tx, moves, occasion);
  const execute = <Kind extends ExecutedKind>(kind: Kind): Promise<void> => {
    const due = dueOf(moves, kind);
    return due.length === 0 ? Promise.resolve() : EXECUTORS[kind](tx, due, occasion);
  };
  for (const kind of Object.keys(EXECUTORS).filter(isExecuted)) await execute(kind);
};

const isExecuted = (kind: string): kind is ExecutedKind => kind in EXECUTORS;

const dueOf = <Kind extends ExecutedKind>(
  moves: readonly Move[],
  kind: Kind,
): readonly Due<Kind>[] =>
  moves.flatMap(({ order, step }) =>
    step.effects
      .filter(
        (effect): effect is Extract<OrderEffect, { readonly kind: Kind }> => effect.kind === kind,
      )
      .map((effect) => ({ order, effect })),
  );

/** What a step changes in the row of an order. */
const progressOf = ({ order, step: { status, effects } }: Move): OrderChange => ({
  number: order.number,
  status,
  isElsewhere: status !== order.status,
  outcome: effects.find((effect) => effect.kind === 'settle-stock')?.outcome ?? null,
  isConfirmed: effects.some(({ kind }) => kind === 'confirm'),
});

/**
 * Writes status, outcome and confirmation together, because a state is all three. An order that
 * stays where it is gets no entry in its history.
 */
const writeProgress = async (
  tx: Tx,
  moves: readonly Move[],
  { market, now, paidBy }: MoveOccasion,
): Promise<void> => {
  const changes = moves
    .map(progressOf)
    .filter(({ isElsewhere, outcome, isConfirmed }) => isElsewhere || outcome || isConfirmed);
  if (changes.length > 0) await saveProgress(tx, market.id, changes, { now, paidBy });
};

/** The properties are listed in the order in which their rows are locked. */
const EXECUTORS: {
  readonly [Kind in ExecutedKind]: (
    tx: Tx,
    due: readonly Due<Kind>[],
    occasion: MoveOccasion,
  ) => Promise<void>;
} = {
  'settle-stock': async (tx, due, { market }) => {
    for (const outcome of ['taken', 'released'] as const) {
      const settled = due.filter(({ effect }) => effect.outcome === outcome);
      if (settled.length > 0)
        await endHolds(
          tx,
          market.id,
          settled.map(({ order }) => order.number),
          outcome,
        );
    }
  },

  'free-slot': async (tx, due) => {
    for (const { order } of due) {
      const slot = bookedSlot(order.fulfilment);
      if (slot === undefined) continue;
      const book = { market: order.market, storeId: order.store_id, kind: slot.kind };
      await freeSlot(tx, book, slot.date, slot.startHour);
    }
  },

  confirm: async (tx, due, { market }) => {
    for (const purchase of new Set(due.map(({ order }) => order.purchase_number)))
      await setHoldEnd(tx, market.id, purchase, null);
  },

  'renew-pickup': async (tx, due, { market, now }) => {
    for (const { order } of due) await renewPickup(tx, market, order, now);
  },

  'limit-preparation': async (tx, due, occasion) => {
    for (const { order } of due) await limitHold(tx, occasion, order, 'prepare');
  },

  'limit-collection': async (tx, due, occasion) => {
    for (const { order } of due) await limitHold(tx, occasion, order, 'collect');
  },

  refund: async (tx, due, { now }) => {
    for (const { order } of due)
      await sendBack(tx, order, order.total_minor, { kind: 'order-cancelled' }, now);
  },

  'write-documents': async (tx, due, { market, now }) => {
    for (const { order, effect } of due)
      await writeHandoverDocuments(tx, market, order, effect.documents, now);
  },

  'earn-points': async (tx, due, { now }) => {
    for (const { order } of due) await earnPoints(tx, order, now);
  },

  'complete-later': async (tx, due, { market, now }) => {
    for (const { order } of due)
      await scheduleJob(
        tx,
        { lane: 'holds', kind: 'invoiced', market: market.id, subject: order.number },
        laterBy(now, COMPLETION_DELAY_MS),
      );
  },

  // While its purchase waits for a payment an order counts nowhere, and mails are about the payment.
  mail: async (tx, due, { market, now }) => {
    for (const { order, effect } of due)
      if (countsForBuyer(order))
        await enqueueMail(tx, {
          market: market.id,
          kind: `order-${effect.mail}`,
          payload: { number: order.number },
          now,
        });
  },
};
