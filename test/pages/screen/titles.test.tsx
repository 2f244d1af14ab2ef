import type { ComponentType } from 'react';
import { Runtime } from '@/contract/host';
import { routes, type RouteName } from '@/contract/routes';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { AnsweringAll } from '../support/answering-all';
import { openScreen } from '../support/open-screen';
import { pageOf, screens } from './faults/screens';

/** Query parameters of the screens; ⟨…⟩ marks sample text, e.g. a name given by a user. */
const QUERY = {
  id: '1',
  liveId: '1',
  courseId: '1',
  homeworkId: '1',
  groupId: '1',
  orderId: '1',
  code: '1',
  name: '⟨name1⟩',
};

/** Screens with a title of their own: the specification's, or what the page is for a parent who is known. */
const CALLED: Partial<Record<RouteName, string>> = {
  downloadApp: '豌豆家长端',
  downloadAppPc: '豌豆家长端',
  findPassword: '修改密码',
  recordingList: '课程回放',
  settingUpInformation: '个人资料',
  higherLevelWaiting: '新学年升班',
  straightDetail: '积分明细',
  myOrder: '订单详情',
  sharePoster: '我的分享',
  babyShowEdit: '修改作品',
};

/** The name of the item shown, possibly within other text. */
const OWN_NAME = /⟨\w+⟩/;

async function titlesOf(name: RouteName, Page: ComponentType) {
  const screen = await openScreen(name, Page, {
    user: TEST_USER,
    student: OFFICIAL,
    query: QUERY,
    platform: { runtime: Runtime.weixinWeb },
    api: new AnsweringAll(),
  });
  const bar = screen.allByClass('top-bar__title').map(({ textContent }) => textContent ?? '');
  const page = screen.platform.log.titles.at(-1) ?? routes[name].title;
  screen.close();
  return [...bar, page];
}

describe.each(screens)('the screen %s', (name, page) => {
  it('has the title of its route, or of its item', async () => {
    const titles = await titlesOf(name, await pageOf(page));
    const wrong = titles.filter(
      (title) => title !== (CALLED[name] ?? routes[name].title) && !OWN_NAME.test(title),
    );
    expect(wrong).toEqual([]);
  });
});
