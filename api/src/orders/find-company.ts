import type { CompanyAnswer } from '../contract/orders.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/errors.ts';

/**
 * Name and address of a company, for its invoice.
 * @param nip ten digits with a right checksum @param address the client's address, for the rate limit
 * @throws AppError register_unavailable, too_many_attempts
 */
export async function findCompany(deps: Deps, nip: string, address: string): Promise<CompanyAnswer> {
  if (!deps.companies) return { company: null, why: 'off' };
  await deps.limits.use('companyByAddress', address);
  const company = await deps.companies(nip).catch((cause: unknown) => {
    throw new AppError('register_unavailable', { cause });
  });
  return company ? { company } : { company: null, why: 'unknown' };
}
