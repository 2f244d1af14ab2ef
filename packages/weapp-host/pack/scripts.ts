import { compileScript } from './compilers';
import { foldersUp, placeIn, resolvePath } from './paths';
import type { Packages } from './packages';
import type { Problems } from './problems';
import { requiresIn, tokensOf } from './script-tokens';
import type { Sources } from './sources';

const REQUIRE = /\brequire\s*\(\s*(["'])([^"'\n]+)\1/g;

export interface Scripts {
  /** paths of all scripts without their ending */
  paths: string[];
  /** code by path of those that do not run as they are written */
  compiled: Record<string, string>;
}

/** All scripts, each compiled where it has to be and checked for what it requires. */
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
