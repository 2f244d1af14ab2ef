import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok } from '@/contract/errors';
import { addToCalendar, copyText } from '@/platform/weapp/answers';
import { failing, fakeWx, type FakeWx } from './fake-wx';

const PICTURE = 'data:image/png;base64,AAAA';
const ENTRY = { title: '课', description: '', startsAt: 0, endsAt: 60_000, reminderMinutes: 10 };
const ALL_ON = ['writePhotosAlbum', 'camera', 'addPhoneCalendar'].map((name) => [`scope.${name}`, true]);
const chosen = { tempFiles: [{ tempFilePath: 'http://tmp/a.mp4', size: 1 }] };

type Method =
  | 'addPhoneCalendar'
  | 'chooseMedia'
  | 'saveImageToPhotosAlbum'
  | 'saveVideoToPhotosAlbum'
  | 'setClipboardData';

interface Use {
  readonly method: Method;
  readonly scope?: string;
  readonly named: string;
  run(wx: FakeWx): Promise<{ readonly ok: boolean }>;
}

const USES: readonly Use[] = [
  {
    method: 'chooseMedia',
    scope: 'camera',
    named: '“摄像头”',
    run: ({ answers }) => answers.chooseFile({ kind: 'video', count: 1 }),
  },
  {
    method: 'saveImageToPhotosAlbum',
    scope: 'writePhotosAlbum',
    named: '“添加到相册”',
    run: ({ answers }) => answers.saveImage({ imgBase: PICTURE }),
  },
  {
    method: 'saveVideoToPhotosAlbum',
    scope: 'writePhotosAlbum',
    named: '“添加到相册”',
    run: ({ answers }) => answers.saveVideo({ url: 'https://example.com/a.mp4' }),
  },
  {
    method: 'addPhoneCalendar',
    scope: 'addPhoneCalendar',
    named: '“日历”',
    run: ({ wx }) => addToCalendar(wx, ENTRY),
  },
  { method: 'setClipboardData', named: '“剪贴板”', run: ({ wx }) => copyText(wx, 'a') },
];
const WITH_SWITCH = USES.filter(({ scope }) => scope);

/** Refused at first, allowed at the second try. */
function refusedOnce(method: Method, errMsg: string, settings: Record<string, boolean>): FakeWx {
  let tries = 0;
  const answer = () => (tries++ === 0 ? failing(`${method}:fail ${errMsg}`)() : chosen);
  return fakeWx({ [method]: answer, openSetting: () => ({ authSetting: settings }) });
}
const refused = (method: Method, reason: Record<string, unknown>, more: Record<string, () => unknown> = {}) =>
  fakeWx({ [method]: () => Promise.reject(reason), ...more });
const methodsOf = ({ asked }: FakeWx): string[] =>
  asked.map(({ method }) => method).filter((method) => method !== 'downloadFile');

describe.each(WITH_SWITCH)('$method, refused by a parent', ({ method, scope, named, run }) => {
  it.each(['auth deny', ':auth denied', 'authorize no response'])(
    'says which permission it needs and works once it is allowed in the settings (%s)',
    async (errMsg) => {
      const wx = refusedOnce(method, errMsg, Object.fromEntries(ALL_ON));
      expect(await run(wx)).toMatchObject({ ok: true });
      expect(methodsOf(wx)).toEqual([method, 'showModal', 'openSetting', method]);
      expect(wx.optionOf('showModal')).toMatchObject({
        content: `需要${named}权限，请在设置中开启`,
        confirmText: '去设置',
      });
    },
  );

  it('is denied where the switch stays off, or the settings were not opened', async () => {
    const off = refusedOnce(method, 'auth deny', {
      ...Object.fromEntries(ALL_ON),
      [`scope.${scope}`]: false,
    });
    expect(await run(off)).toMatchObject({ error: { kind: 'denied', isExplained: true } });
    const kept = refused(
      method,
      { errMsg: `${method}:fail auth deny` },
      { showModal: () => ({ confirm: false }) },
    );
    expect(await run(kept)).toMatchObject({ error: { kind: 'denied' } });
    expect(methodsOf(kept)).toEqual([method, 'showModal']);
  });
});

describe.each(USES)('$method', ({ method, named, run }) => {
  it('says nothing to a parent who called it off', async () => {
    const wx = refused(method, { errMsg: `${method}:fail cancel` });
    expect(await run(wx)).not.toMatchObject({ error: { isExplained: true } });
    expect(methodsOf(wx)).toEqual([method]);
  });

  it.each([
    [{ errMsg: `${method}:fail privacy permission is not authorized`, errno: 104 }],
    [{ errMsg: `${method}:fail`, errno: 104 }],
  ])('names the privacy guide to a parent who refused it: %j', async (reason) => {
    const wx = refused(method, reason);
    expect(await run(wx)).toMatchObject({ error: { kind: 'denied' } });
    expect(wx.optionOf('showModal')).toEqual({
      content: '同意《用户隐私保护指引》后，才能使用这个功能',
      showCancel: false,
      confirmText: '知道了',
    });
    expect(wx.optionOf('openSetting')).toBeUndefined();
  });

  it('leads to the settings of the phone where WeChat itself may not', async () => {
    const wx = refused(method, { errMsg: `${method}:fail:system permission denied` });
    expect(await run(wx)).toMatchObject({ error: { kind: 'denied' } });
    expect(methodsOf(wx)).toEqual([method, 'showModal', 'openAppAuthorizeSetting']);
    expect(wx.optionOf('showModal')?.content).toBe(`需要${named}权限，请在手机设置中允许微信使用`);
  });

  it('is not retried where the base library cannot open the settings', async () => {
    const missing = { showModal: failing('showModal:fail') };
    const wx = refused(method, { errMsg: `${method}:fail auth deny` }, missing);
    expect(await run(wx)).toMatchObject({ error: { kind: 'denied' } });
  });
});

it('no other place asks WeChat for what a parent has to allow', () => {
  const asking =
    /\b(?:wx|Taro)\.(?:choose(?:Media|Image|Video|Location)|save\w+ToPhotosAlbum|addPhone\w+|setClipboardData|getLocation|scanCode|getRecorderManager|authorize)\(/;
  const permitted = /\b(?:permitted|intoAlbum)\([^;]*;/g;
  const sources = join(__dirname, '../../../../src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    // The testers' console copies its text.
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('simulator'))
    .map((file) => ({ file, text: readFileSync(join(sources, file), 'utf8') }))
    .filter(({ text }) => asking.test(text));
  expect(files.length).toBeGreaterThan(2);
  expect(
    files.filter(({ text }) => asking.test(text.replaceAll(permitted, ''))).map(({ file }) => file),
  ).toEqual([]);
});

it('a class goes to the calendar in seconds, its end as text', async () => {
  const wx = fakeWx();
  const entry = { ...ENTRY, title: '豌豆思维', startsAt: 1_000_500, endsAt: 61_000_000 };
  expect(await addToCalendar(wx.wx, entry)).toEqual(ok(undefined));
  expect(wx.optionOf('addPhoneCalendar')).toEqual({
    title: '豌豆思维',
    description: '',
    startTime: 1000,
    endTime: '61000',
    alarm: true,
    alarmOffset: 600,
  });
});

it('what the operator did not declare in the privacy guide is not supported', async () => {
  const wx = refused('setClipboardData', {
    errMsg: 'setClipboardData:fail api scope is not declared in the privacy agreement',
    errno: 112,
  });
  expect(await copyText(wx.wx, 'a')).toEqual(fail({ kind: 'unsupported', ability: 'copyText' }));
  expect(methodsOf(wx)).toEqual(['setClipboardData']);
});
