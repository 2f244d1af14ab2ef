import { Script } from 'node:vm';
import { foldersUp, placeIn, resolvePath } from './paths';
import type { Packages } from './packages';
import type { Problems } from './problems';
import { requiresIn, tokensOf } from './script-tokens';
import type { Sources } from './sources';

const REQUIRE = /\brequire\s*\(\s*(["'])([^"'\n]+)\1/g;

/** Paths of all scripts without their ending, each checked for its syntax and for what it requires. */
export function readScripts(sources: Sources, packages: Packages, problems: Problems): string[] {
  const files = [...sources.sizes.keys()].filter((path) => path.endsWith('.js'));
  for (const file of files) {
    const source = sources.text(file);
    const broken = syntaxError(source);
    if (broken) problems.refuse(`[ JS 文件编译错误] ./${file}:${broken.line}: ${broken.message}`);
    checkRequires(file, source, sources, packages, problems);
  }
  return files.map((file) => file.slice(0, -'.js'.length));
}

/** What keeps a script from being compiled as the body of a function; line from 1. */
export function syntaxError(source: string): { line: number; message: string } | null {
  try {
    new Script(`(function(){${source}\n})`, { filename: 'script' });
    return null;
  } catch (error) {
    const { stack, message } = error as Error;
    return { line: Number(/^script:(\d+)/.exec(stack ?? '')?.[1] ?? 1), message };
  }
}

/** A script of another sub-package is not there when this one runs. */
function checkRequires(
  file: string,
  source: string,
  sources: Sources,
  packages: Packages,
  problems: Problems,
): void {
  const isForbidden = (target: string): boolean => {
    const found = findModule(file, target, sources);
    return found !== undefined && !packages.mayUse(file, found);
  };
  // Cutting a bundle into tokens takes long: only where a hasty look found something.
  if (![...source.matchAll(REQUIRE)].some((match) => isForbidden(match[2] ?? ''))) return;
  for (const { target, index } of requiresIn(tokensOf(source))) {
    if (!isForbidden(target)) continue;
    const { line, column } = placeIn(source, index);
    const module = findModule(file, target, sources) ?? target;
    problems.refuse(
      `./${file}:${line}:${column}: module '${module}' is not defined, require args is '${target}': 不能引用其他分包的 JS 文件`,
    );
  }
}

function findModule(from: string, target: string, sources: Sources): string | undefined {
  const near = resolvePath(from, target);
  const bases = [near];
  if (!/^[./]/.test(target))
    for (const folder of foldersUp(from)) bases.push(resolvePath('', `${folder}/miniprogram_npm/${target}`));
  return bases.flatMap((base) => [base, `${base}.js`, `${base}/index.js`]).find(sources.has);
}
