import { messages } from './202611271500-messages.ts';
import { sellers } from './202611271510-sellers.ts';
import type { Migration } from './migration.ts';

/** Migrations of messages about orders, and of the people of sellers. */
export const messageMigrations: readonly Migration[] = [messages, sellers];
