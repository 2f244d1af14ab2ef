/** `npm run lint`: types, ESLint, styles, formatting and layers. */
import { lintSteps, runSteps } from './steps.mjs';
import { ensureInstalled } from './tools.mjs';

ensureInstalled();
const { failed } = await runSteps(lintSteps);
process.exitCode = failed > 0 ? 1 : 0;
