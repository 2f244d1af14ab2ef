import { compileScript } from './compilers';
import { foldersUp, placeIn, resolvePath } from './paths';
import type { Packages } from './packages';
import type { Problems } from './problems';
import { requiresIn, tokensOf } from './script-tokens';
import type { Sources } from './sources';

const REQUIRE = /\brequire\s*\(\s*(["'])([^"'\n]+)\1/g;

export interface Scripts {
  /** paths of all scripts without extension */
  paths: string[];
  /** compiled code by path, only of scripts that need it */
  compiled: Record<string, string>;
}

/** Compiles all scripts where necessary and checks what they require. */
export function readScripts(sources: Sources, packages: Packages, problems: Problems): Scripts {
  const files = [...sources.sizes.keys()].filter((path) => path.endsWith('.js'));
  const compiled: Record<string, string> = {};
  for (const file of files) {
    const source = sources.text(file);
    const made = compileScript(sources.origin(file), source);
    if ('problem' in made) {
      problems.refuse(`[ JS 文件编译错误] ./${file}:${made.problem.line}: ${made.problem.message}`);
      continue;
    }
    if (made.code !== source) compiled[withoutEnding(file)] = made.code;
    checkRequires(file, made.code, sources, packages, problems);
  }
  return { paths: files.map(withoutEnding), compiled };
}

const withoutEnding = (file: string): string => file.slice(0, -'.js'.length);

/** Scripts of another sub-package may not be loaded yet. */
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
  // Tokenising a bundle is slow: only if a quick search matches.
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
