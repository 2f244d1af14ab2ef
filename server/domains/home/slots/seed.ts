import { RedirectType } from '../../../../src/contract/links/values';
import { routes } from '../../../../src/contract/routes';
import { TAB_ROUTES, type TabRoute } from '../../../../src/contract/tab-pages';
import type { Db } from '../../../core/db/types';
import { tabPictureKey, type TabIcon } from './tab-icons';
import { tabs } from './tables';

const TABS: Readonly<Record<TabRoute, { icon: TabIcon; tabName: string }>> = {
  index: { icon: 'home', tabName: '首页' },
  growUpStudyPlan: { icon: 'growth', tabName: '成长' },
  myTabClass: { icon: 'courses', tabName: '课程' },
  parentsCenter: { icon: 'mine', tabName: '我的' },
};

export async function seedTabs(db: Db): Promise<void> {
  await db.insert(tabs).values(
    TAB_ROUTES.map((name, index) => ({
      tabName: TABS[name].tabName,
      url: routes[name].path,
      picture: tabPictureKey(TABS[name].icon, 'normal'),
      lightPicture: tabPictureKey(TABS[name].icon, 'light'),
      pictureSize: '48x48',
      redirectType: RedirectType.innerPage,
      position: index + 1,
    })),
  );
}
