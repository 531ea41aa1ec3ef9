/** `npm run rooms`: draws who imports whom, room by room, into docs/architecture.md. A room is a folder of api/src or site/src. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

const FILE = join(import.meta.dirname, '../../docs/architecture.md');
const [BEGIN, END] = ['<!-- rooms: made by `npm run rooms` -->', '<!-- /rooms -->'];

type Graph = Map<string, Set<string>>;

/** `api/src/orders/payment/settle.ts` to `api/orders`; null for files beside the rooms (app, deps, main …) and for packages. */
const roomOf = (file: string): string | null => /^(api|site)\/src\/([^/]+)\//.exec(file)?.slice(1).join('/') ?? null;

function graphOf({ modules }: ICruiseResult): Graph {
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = roomOf(source);
    if (!from) continue;
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved);
      if (to && to !== from) known.add(to);
    }
  }
  return graph;
}

const reaches = (graph: Graph, from: string, to: string, seen = new Set<string>()): boolean =>
  [...(graph.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && reaches(graph, next, to, seen.add(next))));

/** Arrows that do not follow from others: the transitive reduction of an acyclic graph. */
const essential = (graph: Graph, from: string): string[] =>
  [...(graph.get(from) ?? [])].filter((to) => ![...(graph.get(from) ?? [])].some((other) => other !== to && reaches(graph, other, to))).sort();

/** Rooms that can be reached from themselves. */
const circular = (graph: Graph): string[] => [...graph.keys()].filter((room) => reaches(graph, room, room)).sort();

function drawing(graph: Graph): string {
  const rooms = [...graph.keys()].sort();
  const arrows = rooms.reduce((sum, room) => sum + (graph.get(room)?.size ?? 0), 0);
  const lines = rooms.flatMap((room) => essential(graph, room).map((to) => `    ${room} --> ${to}`));
  return [
    `${rooms.length} rooms, ${arrows} arrows, ${circular(graph).length} rooms in circles. Arrows that follow from others are left out of the picture.`,
    `\`\`\`mermaid\nflowchart TD\n${lines.join('\n')}\n\`\`\``,
  ].join('\n\n');
}

const { output } = await cruise(['api/src', 'site/src'], {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  exclude: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.astro'],
  },
});
const graph = graphOf(output as ICruiseResult);
if (process.argv.includes('--print')) process.stdout.write(`${drawing(graph)}\n${circular(graph).join(' ')}\n`);
else {
  const doc = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, `${doc.slice(0, doc.indexOf(BEGIN) + BEGIN.length)}\n\n${drawing(graph)}\n\n${doc.slice(doc.indexOf(END))}`);
}
