export { staffClient } from './staff-client.ts';
export type { StaffClient, StaffClientRefusal } from './staff-client.ts';
