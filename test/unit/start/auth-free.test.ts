import { Runtime } from '@/contract/host';
import { profileCalls } from '@/contract/profile/calls';
import { ok } from '@/contract/errors';
import { createFakePlatform } from '@/platform/fake';
import { TEST_USER } from '../../support/fakes/fake-app';
import { place, start } from '../stores/support/starting';

describe.each(['/protocol', '/evaluation', '/evaluation/login', '/playback', '/liveAuditor'])(
  'at %s',
  (path) => {
    it('the user is not looked up, in WeChat or in the app', async () => {
      const inWeChat = await start({
        user: TEST_USER,
        platform: { runtime: Runtime.weixinWeb, insideMiniProgram: true, ...place(path, '?token=once') },
      });
      let asked = 0;
      const read = () => Promise.resolve(((asked += 1), ok(null)));
      const { nativeUser } = createFakePlatform();
      const inApp = await start({
        user: TEST_USER,
        platform: { runtime: Runtime.androidApp, nativeUser: { ...nativeUser, read }, ...place(path) },
      });
      expect([inWeChat.api.sent, inApp.api.sent, asked]).toEqual([[], [], 0]);
      expect(inApp.app.session.isLoggedIn).toBe(true);
      expect([...inWeChat.platform.navigation.moves, ...inApp.platform.navigation.moves]).toEqual([]);
    });

    it('the authentication is made up for before a page that needs it', async () => {
      const { app, api, platform } = await start({ user: TEST_USER, platform: place(path) });
      await app.router.go('option');
      expect(api.requests(profileCalls.getStudentInfo)).toHaveLength(1);
      expect(platform.navigation.last?.url).toBe('/pages/account/option/index');
    });
  },
);
