/**
 * The route manifest of all domains. Only for generating the list (scripts/generate.cjs), since it imports all calls
 * and schemas; everything else uses routes.ts.
 */
import * as domains from './domains';
import { merged, type Merged } from './merge';

export const routes: Merged<typeof domains, 'routes'> = merged(domains, 'routes');
