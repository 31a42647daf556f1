import type { Command } from '../command.ts';
import { accountCreate } from './accounts.ts';
import {
  content,
  contentHistory,
  contentOff,
  contentPreview,
  contentPublish,
  contentPut,
} from './content.ts';
import { advance, order, orders, sellerInvoice } from './orders.ts';
import { paymentAlarms, paymentAlarmSettle } from './payments.ts';
import { productReviews, publishReview, rejectReview } from './product-reviews.ts';
import { decide, report, reports, review } from './reports.ts';
import { pallets, returnInspect, returnReceive, returns, returnShow } from './returns.ts';
import { searches, thesaurus, thesaurusAdd, thesaurusRemove } from './search.ts';
import { audit, duties, people, signIn, signOut } from './staff.ts';
import {
  sellerAccept,
  sellerAnswer,
  sellerInvite,
  sellerRemove,
  sellers,
  sellerSignIn,
  sellerSignOut,
  sellerThread,
  sellerThreads,
  thread,
  threadAnswer,
  threads,
} from './threads.ts';
import { vitals } from './vitals.ts';

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'sign-in': signIn,
  'sign-out': signOut,
  reports,
  report,
  review,
  decide,
  'account-create': accountCreate,
  orders,
  order,
  advance,
  returns,
  return: returnShow,
  'return-receive': returnReceive,
  'return-inspect': returnInspect,
  pallets,
  'seller-invoice': sellerInvoice,
  threads,
  thread,
  'thread-answer': threadAnswer,
  sellers,
  'seller-invite': sellerInvite,
  'seller-remove': sellerRemove,
  'seller-accept': sellerAccept,
  'seller-sign-in': sellerSignIn,
  'seller-sign-out': sellerSignOut,
  'seller-threads': sellerThreads,
  'seller-thread': sellerThread,
  'seller-answer': sellerAnswer,
  'payment-alarms': paymentAlarms,
  'payment-alarm-settle': paymentAlarmSettle,
  'product-reviews': productReviews,
  'publish-review': publishReview,
  'reject-review': rejectReview,
  content,
  'content-history': contentHistory,
  'content-put': contentPut,
  'content-preview': contentPreview,
  'content-publish': contentPublish,
  'content-off': contentOff,
  searches,
  thesaurus,
  'thesaurus-add': thesaurusAdd,
  'thesaurus-remove': thesaurusRemove,
  people,
  duties,
  audit,
  vitals,
};
