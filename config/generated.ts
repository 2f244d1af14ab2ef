import path from 'node:path';
import type { Compiler } from 'webpack';

const CONTRACT = path.resolve(__dirname, '..', 'src', 'contract');

// Before the rest of the configuration, which needs the routes.
const { generate } = require('../scripts/generate.cjs') as { readonly generate: () => void };

/** In watch mode: regenerates what is written from the contract when it changes. */
export class ContractPlugin {
  apply({ hooks }: Compiler): void {
    hooks.watchRun.tap('Contract', generate);
    hooks.afterCompile.tap('Contract', ({ contextDependencies }) => void contextDependencies.add(CONTRACT));
  }
}
