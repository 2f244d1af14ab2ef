/**
 * The route manifest: every screen of the product, as its domain writes it. Read for the finished list alone
 * (scripts/generate.cjs), since it brings the calls and schemas of all domains along: what asks for routes takes routes.ts.
 */
import * as domains from './domains';
import { merged, type Merged } from './merge';

export const routes: Merged<typeof domains, 'routes'> = merged(domains, 'routes');
