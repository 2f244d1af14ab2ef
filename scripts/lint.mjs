/** `npm run lint`: types, ESLint, styles, formatting and layers. `npm run lint -- types` runs the steps whose names begin so. */
import { lintSteps, runSteps } from './steps.mjs';
import { ensureInstalled } from './tools.mjs';

ensureInstalled();
const [beginning = ''] = process.argv.slice(2);
const { failed } = await runSteps(lintSteps.filter(({ name }) => name.startsWith(beginning)));
process.exitCode = failed > 0 ? 1 : 0;
