import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Path of a Java, or undefined. */
function find(): string | undefined {
  const folders = [process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin'), ...(process.env.PATH ?? '').split(':')];
  return folders
    .filter((folder) => !!folder)
    .map((folder) => join(folder as string, 'java'))
    .find((path) => existsSync(path));
}

/** Path of a Java for the HTML checker, from Debian's headless package where that is possible; an empty string when there is none. */
export async function java(): Promise<string> {
  const present = find();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Java for the HTML checker (once)…\n');
    await run('package lists', 'apt-get', ['update']);
    await run('java', 'apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return find() ?? '';
}
