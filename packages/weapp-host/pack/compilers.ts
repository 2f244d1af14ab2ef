import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync, type TransformFailure } from 'esbuild';
import { syntaxError, type SyntaxProblem } from './syntax';

/** DevTools' compiler plugins supported by project.config.json: source extension to compiled extension. */
const PLUGINS: Record<string, { from: string; to: string }> = {
  typescript: { from: '.ts', to: '.js' },
  less: { from: '.less', to: '.wxss' },
  sass: { from: '.scss', to: '.wxss' },
};

/** setting.useCompilerPlugins of the project.config.json in the folder or above it. */
export function compilerPlugins(folder: string): string[] {
  for (const name of ['project.config.json', join('..', 'project.config.json')]) {
    try {
      const { setting } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
        setting?: { useCompilerPlugins?: unknown };
      };
      const plugins = setting?.useCompilerPlugins;
      return Array.isArray(plugins) ? plugins.map(String).filter((plugin) => plugin in PLUGINS) : [];
    } catch {
      // Missing or invalid JSON.
    }
  }
  return [];
}

/** Path of a file in the program: its own, or the one that a plugin compiles it to. */
export function compiledPath(file: string, plugins: readonly string[]): string {
  if (file.endsWith('.d.ts')) return file;
  const plugin = plugins.map((name) => PLUGINS[name]).find((one) => one && file.endsWith(one.from));
  return plugin ? file.slice(0, -plugin.from.length) + plugin.to : file;
}

/** A script as CommonJS: unchanged if it is that already; ES modules and TypeScript are compiled, as in DevTools. */
export function compileScript(file: string, source: string): { code: string } | { problem: SyntaxProblem } {
  const isTypeScript = file.endsWith('.ts');
  const broken = isTypeScript ? null : syntaxError(source);
  if (!isTypeScript && !broken) return { code: source };
  try {
    const { code } = transformSync(source, {
      format: 'cjs',
      loader: isTypeScript ? 'ts' : 'js',
      sourcefile: file,
      logLevel: 'silent',
      tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    });
    return { code };
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    // Leave syntax errors of other scripts to the engine.
    if (broken && !/import|export/.test(broken.message)) return { problem: broken };
    return { problem: { line: first?.location?.line ?? 1, message: first?.text ?? String(error) } };
  }
}

interface Less {
  render(
    source: string,
    options: { filename: string; syncImport: boolean },
    done: (error: { message: string; line?: number } | null, output?: { css: string }) => void,
  ): void;
}
interface Sass {
  compileString(source: string, options: { url: URL; loadPaths: string[] }): { css: string };
}

/** Compiles a Less or Sass style sheet to CSS; throws the compiler's message. Uses the project's compiler or the host's. */
export function compileStyles(folder: string, file: string, source: string): string {
  const filename = join(folder, file);
  if (file.endsWith('.scss')) {
    const sass = load('sass', filename) as Sass;
    return sass.compileString(source, { url: new URL(`file://${filename}`), loadPaths: [folder] }).css;
  }
  let css = '';
  (load('less', filename) as Less).render(source, { filename, syncImport: true }, (error, output) => {
    if (error) throw new Error(`${error.line ?? 1}: ${error.message}`);
    css = output?.css ?? '';
  });
  return css;
}

function load(name: string, file: string): unknown {
  for (const from of [file, __filename])
    try {
      return createRequire(from)(name) as unknown;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  throw new Error(`project.config.json asks for ${name}, which is not installed: npm install ${name}`);
}
