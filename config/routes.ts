import { require as requireTypeScript } from 'tsx/cjs/api';
import type * as Calls from '../src/contract/api';
import type * as H5Paths from '../src/contract/routes/h5-paths';

// Taro compiles config/ alone, so the manifest is loaded through tsx.
export const { h5CustomRoutes } = requireTypeScript(
  '../src/contract/routes/h5-paths',
  __filename,
) as typeof H5Paths;

/** Of every call, for the development server. */
export function callPaths(): string[] {
  const { allCalls } = requireTypeScript('../src/contract/api', __filename) as typeof Calls;
  return Object.values(allCalls).map(({ path }) => path);
}
