import { Runtime } from '@/contract/host';
import { SHARE_DEFAULT } from '@/contract/share/values';
import { messageCard, timelineCard } from '@/features/share/mini-program-card';
import { fakeApp } from '../../support/fakes/fake-app';

async function open() {
  const fake = await fakeApp({ platform: { runtime: Runtime.weixinMiniApp, location: () => null } });
  fake.platform.navigation.place = {
    path: 'pages/courses/my-tab-class/index',
    query: { subject: '%E4%B8%AD', token: 'T', a: '1' },
  };
  return fake;
}

describe('the card of a mini program page', () => {
  it('leads to the page itself, with its query and without tokens', async () => {
    const { app } = await open();
    await app.share.prepare({ key: 'k', title: '标题' });
    const look = { title: '标题', imageUrl: `https://app.example${SHARE_DEFAULT.iconPath}` };
    expect(messageCard(app)).toEqual({
      ...look,
      path: '/pages/courses/my-tab-class/index?subject=%E4%B8%AD&a=1',
    });
    expect(timelineCard(app)).toEqual({ ...look, query: 'subject=%E4%B8%AD&a=1' });
  });

  it('is the default one before anything was prepared', async () => {
    const { app } = await open();
    const look = { title: SHARE_DEFAULT.title, imageUrl: `https://app.example${SHARE_DEFAULT.iconPath}` };
    expect([messageCard(app), timelineCard(app)]).toMatchObject([look, look]);
  });
});
