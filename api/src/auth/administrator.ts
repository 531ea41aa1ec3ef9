import type { Deps } from '../deps.ts';
import type { User } from './tables.ts';

/** Whether an account is an administrator: by the database or by ADMIN_EMAILS. */
export const isAdministrator = (deps: Pick<Deps, 'config'>, user: User): boolean => user.isAdmin || deps.config.adminEmails.includes(user.email);
