/** The sample's PDF at a permanent address, which is also the name of the saved file. */
import { readFileSync } from 'node:fs';

export const GET = (): Response => new Response(readFileSync('site/generated/raport.pdf'), { headers: { 'Content-Type': 'application/pdf' } });
