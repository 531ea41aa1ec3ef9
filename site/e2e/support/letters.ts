/** Letters as they landed in the mailbox: `DATA_DIR/mail/*.eml`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { DATA_DIR } from './place.ts';

const FOLDER = join(DATA_DIR, 'mail');
const parsed = new Map<string, Promise<Email>>();

const read = (file: string): Promise<Email> => {
  const known = parsed.get(file) ?? PostalMime.parse(readFileSync(join(FOLDER, file)));
  parsed.set(file, known);
  return known;
};

/** Letters of one kind to one address, by their template's name. */
export async function lettersTo(email: string, template: string): Promise<Email[]> {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(`-${template}.eml`));
  const letters = await Promise.all(files.map(read));
  return letters.filter((letter) => letter.to?.some((to) => to.address === email));
}

/** Waits for the letter; there is only one. */
export async function letterTo(email: string, template: string): Promise<Email> {
  await expect.poll(async () => (await lettersTo(email, template)).length, { message: `letter ${template} to ${email}`, timeout: 20_000 }).toBe(1);
  return (await lettersTo(email, template))[0] as Email;
}

/** The first link of a letter whose path begins with `path`, as a path of this site. */
export function linkIn(letter: Email, path: string): string {
  const links = letter.text?.match(/https?:\/\/[^\s<>"]+[^\s<>".,;]/g) ?? [];
  const link = links.map((address) => new URL(address)).find((url) => url.pathname.startsWith(path));
  if (!link) throw new Error(`No link to ${path} in "${letter.subject}"`);
  return link.pathname + link.search;
}
