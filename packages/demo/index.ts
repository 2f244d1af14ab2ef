/**
 * The demo: ten families and their data, all fictitious. server/start.ts loads this package if configured, and only uses the
 * interface `Demo`.
 */
import type { Demo } from '../../server/core/seed';
import { DEMO_ACCOUNTS } from './accounts';
import { DEMO_AREA_CODE } from './families';
import { DEMO_PASSWORD } from './accounts/account';
import { refreshClasses } from './content/classes/seed';
import { refreshNeighbours } from './content/straight/neighbours';
import { registerScenarios } from './scenario-route';
import { registerDemoPages } from './pages';
import { seedDemo } from './seed';
import { registerReviewer } from './reviewer';
import { registerTeacher } from './teacher';

export const demo: Demo = {
  areaCode: DEMO_AREA_CODE,
  password: DEMO_PASSWORD,
  accounts: Object.values(DEMO_ACCOUNTS),
  seed: seedDemo,
  refresh: async (db, clock) => {
    await refreshClasses(db, clock);
    await refreshNeighbours(db, clock);
  },
  registerPages: (app, services) => {
    registerDemoPages(app, services);
    registerTeacher(app, services);
    registerReviewer(app, services);
  },
  registerScenarios,
};
