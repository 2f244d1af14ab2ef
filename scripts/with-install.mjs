/** Runs a tool of node_modules, installing packages first if needed: `node scripts/with-install.mjs taro build --type h5`. */
import { bin, ensureInstalled, run } from './tools.mjs';

ensureInstalled();
const [tool, ...args] = process.argv.slice(2);
const env = args.includes('--watch') ? {} : { NODE_ENV: 'production' };
process.exitCode = await run(bin(tool), args, { env });
