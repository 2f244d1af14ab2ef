/**
 * The route manifest: every screen of the product. Builds of the app put the finished list in the place of this file
 * (config/route-manifest.cjs), so that no bundle carries the calls and schemas of all domains for the sake of their routes.
 */
import * as domains from './domains';
import { merged, type Merged } from './merge';

export const routes: Merged<typeof domains, 'routes'> = merged(domains, 'routes');
