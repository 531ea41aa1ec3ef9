/** A local SMTP mailbox: real SMTP on loopback, one `.eml` file per letter. */
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Starts the mailbox. A letter with a known Message-ID replaces its file, so a repeated delivery leaves one letter.
 * @param folder where the letters are stored
 * @returns the SMTP address to send to, and a function that stops the server
 */
export async function startMailbox(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAX_BYTES,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('Message too large'), { responseCode: 552 }));
        const letter = Buffer.concat(chunks);
        const head = letter.subarray(0, 8_192).toString('latin1');
        const id = /^Message-ID:\s*<([^>]+)>/im.exec(head)?.[1] ?? createHash('sha256').update(letter).digest('hex');
        const template = /^X-Lustro-Letter:\s*([\w-]+)/im.exec(head)?.[1] ?? 'letter';
        const number = id.split('.lustro@')[0]?.replace(/[^\w.-]/g, '') || createHash('sha256').update(id).digest('hex').slice(0, 16);
        const file = join(folder, `${number}-${template}.eml`);
        writeFileSync(`${file}.part`, letter);
        renameSync(`${file}.part`, file);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready, failed) => {
    server.server.once('error', failed);
    server.listen(0, '127.0.0.1', () => ready());
  });
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, close: () => new Promise((closed) => server.close(() => closed())) };
}
