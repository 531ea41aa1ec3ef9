/** All tables, for migrations and for the one database handle. Each stands beside its feature. */
export * from '../auth/tables.ts';
export * from '../mail/tables.ts';
export * from '../orders/tables.ts';
export * from '../payments/tables.ts';
