import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Plan } from '../contract/auth.ts';
import type { SessionMethod } from '../contract/security.ts';
import { moment } from '../db/columns.ts';

export const users = sqliteTable('users', {
  id: text().primaryKey(),
  /** Lower case. */
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** Argon2id hash; null until the owner sets the first password. */
  passwordHash: text('password_hash'),
  isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  isAdmin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
  plan: text().$type<Plan>(),
  keywords: text().notNull().default(''),
  hasCompletedOnboarding: integer('has_completed_onboarding', { mode: 'boolean' }).notNull().default(false),
  position: text().notNull().default(''),
  company: text().notNull().default(''),
  description: text().notNull().default(''),
  knownFor: text('known_for').notNull().default(''),
  socialProfiles: text('social_profiles', { mode: 'json' }).$type<{ platform: string; url: string }[]>().notNull().default([]),
  externalLinks: text('external_links', { mode: 'json' }).$type<{ title: string; url: string }[]>().notNull().default([]),
  createdAt: moment('created_at').notNull(),
});
export type User = typeof users.$inferSelect;

/** Column with the account that owns a row. Deleting the account deletes the row. */
export const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = sqliteTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie, so that a leaked table gives no access. */
    id: text().primaryKey(),
    userId: owner(),
    /** Unix seconds, as the session library stores it. */
    expiresAt: integer('expires_at').notNull(),
    createdAt: moment('created_at'),
    usedAt: moment('used_at'),
    /** The browser's own name for itself, shortened. */
    agent: text(),
    method: text().$type<SessionMethod>(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Single-use links to set a password. */
export const passwordLinks = sqliteTable(
  'password_links',
  {
    /** SHA-256 of the token in the letter. */
    id: text().primaryKey(),
    userId: owner(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('password_links_user').on(table.userId)],
);

/** Passkeys (WebAuthn credentials). */
export const passkeys = sqliteTable(
  'passkeys',
  {
    /** The credential's id in base64url. */
    id: text().primaryKey(),
    userId: owner(),
    name: text().notNull(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    counter: integer().notNull(),
    transports: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Secrets of authenticator apps. They count once confirmed by a code. */
export const totpSecrets = sqliteTable('totp_secrets', {
  userId: owner().primaryKey(),
  secret: text().notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The newest time step that was accepted: a code counts once. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes: each signs in once. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    /** SHA-256 of the account's id and the code. */
    id: text().primaryKey(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);
