import type { Migration } from './migrations/migration.ts';
import { cartMigrations } from './migrations/cart-migrations.ts';
import { catalogueMigrations } from './migrations/catalogue-migrations.ts';
import { checkoutMigrations } from './migrations/checkout-migrations.ts';
import { customerMigrations } from './migrations/customer-migrations.ts';
import { deskMigrations } from './migrations/desk-migrations.ts';
import { documentMigrations } from './migrations/document-migrations.ts';
import { messageMigrations } from './migrations/message-migrations.ts';
import { orderMigrations } from './migrations/order-migrations.ts';
import { paymentMigrations } from './migrations/payment-migrations.ts';
import { platformMigrations } from './migrations/platform-migrations.ts';
import { NUMBERED_MIGRATIONS } from './migrations/numbered.ts';

/** Migrations by the minute in their names, which is when their files were begun. */
export const inOrder = (migrations: readonly Migration[]): readonly Migration[] =>
  migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** All steps in order. */
export const MIGRATIONS: readonly Migration[] = [
  ...NUMBERED_MIGRATIONS,
  ...inOrder([
    ...cartMigrations,
    ...catalogueMigrations,
    ...checkoutMigrations,
    ...customerMigrations,
    ...deskMigrations,
    ...documentMigrations,
    ...messageMigrations,
    ...orderMigrations,
    ...paymentMigrations,
    ...platformMigrations,
  ]),
];
