import { RedirectType } from '../../../../src/contract/links/values';
import { routes } from '../../../../src/contract/routes';
import type { Db } from '../../../core/db/types';
import { tabPictureKey, type TabIcon } from './tab-icons';
import { tabs } from './tables';

const TABS: readonly { icon: TabIcon; tabName: string; url: string }[] = [
  { icon: 'home', tabName: '首页', url: routes.index.path },
  { icon: 'growth', tabName: '成长', url: routes.growUpStudyPlan.path },
  { icon: 'courses', tabName: '课程', url: routes.myTabClass.path },
  { icon: 'mine', tabName: '我的', url: routes.parentsCenter.path },
];

export async function seedTabs(db: Db): Promise<void> {
  await db.insert(tabs).values(
    TABS.map(({ icon, tabName, url }, index) => ({
      tabName,
      url,
      picture: tabPictureKey(icon, 'normal'),
      lightPicture: tabPictureKey(icon, 'light'),
      pictureSize: '48x48',
      redirectType: RedirectType.innerPage,
      position: index + 1,
    })),
  );
}
