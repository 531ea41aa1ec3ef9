/** The sample's PDF at an address that stays; the name is the file's when it is saved. */
import { readFileSync } from 'node:fs';

export const GET = (): Response => new Response(readFileSync('site/generated/raport.pdf'), { headers: { 'Content-Type': 'application/pdf' } });
