import fs from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';

/** Input of `npm run size`: the files that each page needs, and the packages and folders in the bundle. */
export interface BundleReport {
  readonly entry: readonly string[];
  /** Page request, e.g. `pages/home/home/index`, to its files beyond the entry. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** npm packages in the bundle. */
  readonly packages: readonly string[];
  /** Our own files in the bundle, relative to the repository. */
  readonly sources: readonly string[];
}

const PACKAGE = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/g;

const ROOT = path.resolve(__dirname, '..');

/** Page request to the files of its lazy chunks beyond the entry. */
export function filesByPage({ chunkGroups }: Compilation): Record<string, string[]> {
  const pages: Record<string, string[]> = {};
  for (const group of chunkGroups) {
    for (const origin of group.origins) {
      const page = /pages[\\/].+[\\/]index/.exec(origin.request ?? '')?.[0];
      if (page) pages[page.replace(/\\/g, '/')] = group.getFiles();
    }
  }
  return pages;
}

/** Written beside the target's output folder, so that it is never served. */
export class BundleReportPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('BundleReport', ({ compilation }) => {
      const files = [...compilation.modules].flatMap((module) => {
        const name = module.nameForCondition();
        return name && compilation.chunkGraph.getNumberOfModuleChunks(module) > 0 ? [name] : [];
      });
      const report: BundleReport = {
        entry: [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()),
        pages: filesByPage(compilation),
        packages: [
          ...new Set(
            files.flatMap((file) => [...file.matchAll(PACKAGE)].slice(-1).map((match) => match[1] ?? '')),
          ),
        ].sort(),
        sources: [
          ...new Set(
            files
              .filter((file) => !file.includes('node_modules'))
              .map((file) => path.relative(ROOT, file).replace(/\\/g, '/')),
          ),
        ].sort(),
      };
      fs.mkdirSync(path.dirname(compiler.outputPath), { recursive: true });
      fs.writeFileSync(`${compiler.outputPath}.report.json`, JSON.stringify(report, null, 1));
    });
  }
}
