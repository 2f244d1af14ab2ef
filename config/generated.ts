import path from 'node:path';
import type { Compiler } from 'webpack';

const CONTRACT = path.resolve(__dirname, '..', 'src', 'contract');

// Before anything else of the configuration: it asks for the routes.
const { generate } = require('../scripts/generate.cjs') as { readonly generate: () => void };

/** While the development server runs: what is written from the contract is written again when the contract changes. */
export class ContractPlugin {
  apply({ hooks }: Compiler): void {
    hooks.watchRun.tap('Contract', generate);
    hooks.afterCompile.tap('Contract', ({ contextDependencies }) => void contextDependencies.add(CONTRACT));
  }
}
