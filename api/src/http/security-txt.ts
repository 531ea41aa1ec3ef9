/** `/.well-known/security.txt` (RFC 9116): where faults are reported. */
import { addDays } from 'date-fns/addDays';
import { COMPANY } from '../contract/company.ts';
import type { Deps } from '../deps.ts';
import { router } from './factory.ts';

/** Days that the data are valid from when they are read; RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;

export const securityTxtRoutes = ({ config, clock }: Pick<Deps, 'config' | 'clock'>) =>
  router().get('/.well-known/security.txt', (c) => {
    const day = addDays(clock(), VALID_DAYS).toISOString().slice(0, 10);
    const lines = [
      `Contact: mailto:${COMPANY.email}`,
      `Expires: ${day}T00:00:00.000Z`,
      'Preferred-Languages: pl, en',
      `Canonical: ${config.siteUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'max-age=86400' });
  });
