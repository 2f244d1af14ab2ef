import type { CodeSpace } from 'glass-easel-miniprogram-adapter';
import type { Program } from '../protocol/program';
import { withoutScope } from '../protocol/style-scope';

interface StyleOptions {
  styleIsolation?: string;
  addGlobalClass?: boolean;
}

const SHARED = new Set(['shared', 'page-shared']);

/**
 * Style isolation set in a definition's `options` instead of its JSON: the engine reads it from the configuration, and shared sheets lose
 * the packer's class prefix.
 */
export function applyStyleOptions(space: CodeSpace, program: Program, path: string, given: unknown): void {
  const { styleIsolation, addGlobalClass } = (given ?? {}) as StyleOptions;
  const isolation = styleIsolation ?? (addGlobalClass ? 'apply-shared' : undefined);
  if (isolation === undefined) return;
  const config = space.getComponentStaticConfig(path);
  space.addComponentStaticConfig(path, { ...config, styleIsolation: isolation } as never);
  const css = program.styles[path];
  if (css !== undefined && SHARED.has(isolation)) program.styles[path] = withoutScope(css, path);
}
