/**
 * `npm run programs -- <folder of a mini program> [part of a page's path]`: opens every page (or the matching ones), taps up to twelve
 * different elements of each, and prints how many load and work without errors, and the errors.
 */
import path from 'node:path';
import { startHost } from './index';
import { programFolder } from './node/project-config';
import { failureLines, row } from './tour/table';
import { tour, type Visit } from './tour/tour';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [folder, part = ''] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: npm run programs -- <folder of a mini program> [part]');
  // Long timeout, for a busy machine.
  const host = await startHost({ folder: programFolder(folder), port: 0, startTimeout: 120_000 });
  const visits: Visit[] = [];
  const pages = host.program.pages.filter((page) => page.includes(part));
  for await (const visit of tour(host, pages)) {
    visits.push(visit);
    print(`${visit.clean ? 'clean' : visit.load ? 'load ' : '     '} ${visit.path} (${visit.taps} taps)`);
  }
  await host.close();
  for (const line of failureLines(visits)) print(line);
  print('| program | pages | load | clean |');
  print(row(path.basename(path.resolve(folder)), visits));
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
