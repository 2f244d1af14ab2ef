import { ok } from '@/contract/errors';
import { routes } from '@/contract/routes';
import { AppStorage } from '@/services/storage/app-storage';
import { stored } from '@/services/storage/values';
import { FormStore } from '@/stores/data/form';
import { fakeApp, TEST_USER } from '../../support/fakes/fake-app';

interface Values {
  readonly receiver: string;
  readonly note: string;
  readonly phone: string | null;
  readonly password: string;
}

const EMPTY: Values = { receiver: '', note: '', phone: '', password: '' };
const ANOTHER = { ...TEST_USER, token: 'token-2', userId: 43 };

async function open() {
  const fake = await fakeApp({ user: TEST_USER });
  const { app, platform } = fake;
  const goTo = (path: string) => void (platform.navigation.place = { path, query: {} });
  goTo(routes.myAddressCenterMyAddressForm.path);
  const form = () =>
    new FormStore<Values, null>(app, {
      name: 'address',
      initial: EMPTY,
      check: () => ({}),
      save: () => Promise.resolve(ok(null)),
    });
  /** The server ends the session. */
  const forced = () => app.session.clear('server');
  const kept = () => new AppStorage(platform.storage).get(stored.unsavedForms);
  return { ...fake, form, forced, goTo, kept };
}

describe('what was typed when a session ended', () => {
  test('is there again for the same parent, with a message, once', async () => {
    const { app, form, forced, toasts } = await open();
    form().change({ receiver: '陈女士', note: '放门口' });
    forced();
    app.session.setUser({ ...TEST_USER, token: 'token-2' });
    const again = form();
    expect(again.values).toEqual({ ...EMPTY, receiver: '陈女士', note: '放门口' });
    expect(again.isChanged).toBe(true);
    await Promise.resolve();
    expect(toasts).toEqual(['登录前填写的内容已恢复']);
    expect(form().values).toEqual(EMPTY);
  });

  test('is on top of what is stored, which may be another meanwhile', async () => {
    const { app, form, forced } = await open();
    const first = form();
    first.start({ ...EMPTY, receiver: '陈女士', note: '放门口' });
    first.set('note', '放前台');
    forced();
    app.session.setUser(TEST_USER);
    const again = form();
    again.start({ ...EMPTY, receiver: '陈先生', note: '放门口' });
    expect(again.values).toEqual({ ...EMPTY, receiver: '陈先生', note: '放前台' });
    again.start({ ...EMPTY, note: '已保存' });
    expect(again.values.note).toBe('已保存');
  });

  test('is there in a form that stayed open meanwhile', async () => {
    const { app, form, forced } = await open();
    const only = form();
    only.set('note', '放前台');
    forced();
    only.start(EMPTY);
    expect(only.values).toEqual(EMPTY);
    app.session.setUser(TEST_USER);
    only.start({ ...EMPTY, receiver: '陈女士' });
    expect(only.values).toEqual({ ...EMPTY, receiver: '陈女士', note: '放前台' });
  });

  test('is lost with the login of another parent, permanently', async () => {
    const { app, form, forced, kept } = await open();
    form().set('note', '放前台');
    forced();
    app.session.setUser(ANOTHER);
    expect(form().values).toEqual(EMPTY);
    expect(kept()).toBeUndefined();
    forced();
    app.session.setUser(TEST_USER);
    expect(form().values).toEqual(EMPTY);
  });

  test('is lost where the parent logs out', async () => {
    const { app, form, kept } = await open();
    form().set('note', '放前台');
    app.session.clear();
    expect(kept()).toBeUndefined();
  });

  test('holds no phone and no password', async () => {
    const { form, forced, kept } = await open();
    form().change({ note: '放前台', phone: '13800000003', password: 'Wandou2026' });
    forced();
    const path = routes.myAddressCenterMyAddressForm.path;
    expect(kept()).toEqual({ owner: 42, forms: { [`${path} address`]: { note: '放前台' } } });
  });

  test('is empty for a form that was saved, discarded, or is of another page', async () => {
    const { app, feedback, form, forced, goTo, kept } = await open();
    const saved = form();
    saved.set('note', '一');
    await saved.submit();
    forced();
    expect(kept()).toBeUndefined();
    app.session.setUser(TEST_USER);
    const leaving = form();
    leaving.set('note', '二');
    const asked = leaving.mayLeave();
    feedback.confirms[0]?.answer(true);
    expect(await asked).toBe(true);
    forced();
    expect(kept()).toBeUndefined();
    app.session.setUser(TEST_USER);
    form().set('note', '三');
    goTo(routes.index.path);
    forced();
    expect(kept()).toBeUndefined();
  });
});
