/** All tables, for migrations and for the one database handle. Each stands beside its feature. */
export * from '../audit/tables.ts';
export * from '../auth/tables.ts';
export * from '../mail/tables.ts';
export * from '../monitoring/tables.ts';
export * from '../orders/payment/tables.ts';
export * from '../orders/tables.ts';
export * from '../privacy/tables.ts';
export * from '../profile/tables.ts';
export * from '../settings/tables.ts';
export * from '../waiting/tables.ts';
