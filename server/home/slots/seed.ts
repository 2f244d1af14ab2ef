import { RedirectType } from '../../../src/contract/links/values';
import { routes } from '../../../src/contract/routes';
import type { Db } from '../../db/types';
import { pictureKey } from '../../demo/pictures/catalogue';
import type { TabIcon } from './tab-icons';
import { showcaseSlots } from '../../demo/content/home/slots';
import { slots, tabs } from './tables';

const TABS: readonly { icon: TabIcon; tabName: string; url: string }[] = [
  { icon: 'home', tabName: '首页', url: routes.index.path },
  { icon: 'growth', tabName: '成长', url: routes.growUpStudyPlan.path },
  { icon: 'courses', tabName: '课程', url: routes.myTabClass.path },
  { icon: 'mine', tabName: '我的', url: routes.parentsCenter.path },
];

/** The default tabs. */
export async function seedTabs(db: Db): Promise<void> {
  await db.insert(tabs).values(
    TABS.map(({ icon, tabName, url }, index) => ({
      tabName,
      url,
      picture: pictureKey.tab(icon, 'normal'),
      lightPicture: pictureKey.tab(icon, 'light'),
      pictureSize: '48x48',
      redirectType: RedirectType.innerPage,
      position: index + 1,
    })),
  );
}

export async function seedShowcaseSlots(db: Db): Promise<void> {
  await db.insert(slots).values(showcaseSlots());
}
