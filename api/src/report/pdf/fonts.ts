import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { DISPLAY, layouts, SANS } from './styles.ts';

const require = createRequire(import.meta.url);

/**
 * PostScript name to file. The name is also the file's name in pdfmake's virtual file system: text in SVG is set
 * through pdfkit, which finds a font already in the document by that name.
 */
const FILES = {
  'Brygada1918-Medium': '@expo-google-fonts/brygada-1918/500Medium/Brygada1918_500Medium.ttf',
  'Brygada1918-SemiBold': '@expo-google-fonts/brygada-1918/600SemiBold/Brygada1918_600SemiBold.ttf',
  'Brygada1918-MediumItalic': '@expo-google-fonts/brygada-1918/500Medium_Italic/Brygada1918_500Medium_Italic.ttf',
  'HankenGrotesk-Regular': '@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
  'HankenGrotesk-SemiBold': '@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf',
  'HankenGrotesk-Italic': '@expo-google-fonts/hanken-grotesk/400Regular_Italic/HankenGrotesk_400Regular_Italic.ttf',
} as const;

type Engine = typeof pdfmake & { virtualfs: { writeFileSync(name: string, content: Buffer): void }; localAccessPolicy(path: string): boolean };

let ready: Engine | null = null;

/** pdfmake with our fonts and layouts, barred from network and files; fonts are read once per thread. */
export function engine(): Engine {
  if (ready) return ready;
  const it = pdfmake as Engine;
  for (const [name, file] of Object.entries(FILES)) it.virtualfs.writeFileSync(name, readFileSync(require.resolve(file)));
  it.setFonts({
    [DISPLAY]: { normal: 'Brygada1918-Medium', bold: 'Brygada1918-SemiBold', italics: 'Brygada1918-MediumItalic' },
    [SANS]: { normal: 'HankenGrotesk-Regular', bold: 'HankenGrotesk-SemiBold', italics: 'HankenGrotesk-Italic' },
  });
  it.setUrlAccessPolicy(() => false);
  it.setLocalAccessPolicy(() => false);
  it.addTableLayouts(layouts);
  ready = it;
  return it;
}
