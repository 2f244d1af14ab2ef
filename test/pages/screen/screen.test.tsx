import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { act, useState } from 'react';
import { routes } from '@/contract/routes';
import { Screen, screen, useParams, useShown } from '@/features/screen';
import { Pressable } from '@/components/Pressable';
import { TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const shownWith: unknown[] = [];

const Page = screen('downloadApp', function Page() {
  const { type } = useParams('downloadApp');
  useShown(() => void shownWith.push(type));
  return (
    <Screen title="下载" footer={<View className="probe__footer">底部</View>}>
      <View className="probe">类型 {type}</View>
    </Screen>
  );
});

const Guarded = screen('option', () => <View className="probe">设置内容</View>);

const Broken = screen('downloadApp', function Broken() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken on purpose');
  return <Pressable onPress={() => setBroken(true)}>弄坏</Pressable>;
});

const Tab = screen(
  'parentsCenter',
  observer(function Tab() {
    return <View className="probe">课时 {useParams('parentsCenter').classHourType ?? '无'}</View>;
  }),
);

describe('a screen', () => {
  it('gets its decoded query, a bar with its title, its content and its footer', async () => {
    const opened = await openScreen('downloadApp', Page, { query: { type: '豌豆 & 1' } });
    expect(opened.byClass('probe').textContent).toBe('类型 豌豆 & 1');
    expect(opened.byClass('top-bar__title').textContent).toBe('下载');
    expect(opened.byClass('screen__footer').textContent).toBe('底部');
    expect(opened.platform.log.titles).toContain('下载');
  });

  it('runs what belongs to its showing once', async () => {
    shownWith.length = 0;
    await openScreen('downloadApp', Page, { query: { type: '2' } });
    expect(shownWith).toEqual(['2']);
  });

  it('goes back by its bar, home where there is nothing behind', async () => {
    const opened = await openScreen('downloadApp', Page);
    await opened.tap(opened.byClass('top-bar__button--back'));
    expect(opened.platform.navigation.last).toEqual({ how: 'reLaunch', url: '/pages/home/home/index' });
  });

  it('has home beside its back button where a link or a share opened it, and only there', async () => {
    const opened = await openScreen('downloadApp', Page);
    await opened.tap(opened.byClass('top-bar__button--home'));
    expect(opened.platform.navigation.last).toEqual({ how: 'reLaunch', url: '/pages/home/home/index' });
    const deeper = await openScreen('downloadApp', Page, {
      prepare: ({ platform }) => void (platform.navigation.pages = 2),
    });
    expect(deeper.allByClass('top-bar__button--back')).toHaveLength(1);
    expect(deeper.allByClass('top-bar__button--home')).toEqual([]);
  });

  it('shows its notice below the bar, and without a bar above its content', async () => {
    const WithNotice = screen('downloadApp', () => <Screen notice="网络不可用">内容</Screen>);
    expect((await openScreen('downloadApp', WithNotice)).byClass('top-bar__notice').textContent).toBe(
      '网络不可用',
    );
    const bare = await openScreen('downloadApp', WithNotice, { platform: { insideMiniProgram: true } });
    expect(bare.byClass('screen__notice').textContent).toBe('网络不可用');
    expect((await openScreen('downloadApp', Page)).allByClass('top-bar__notice')).toEqual([]);
  });

  it('has no bar within the mini program, which has one', async () => {
    const opened = await openScreen('downloadApp', Page, { platform: { insideMiniProgram: true } });
    expect(opened.allByClass('top-bar')).toEqual([]);
  });

  it('is tracked when it shows and when it is left', async () => {
    const opened = await openScreen('downloadApp', Page);
    expect(opened.tracker.payloads('page_view')).toEqual([
      { page: 'downloadApp', path: routes.downloadApp.path, from: '' },
    ]);
  });
});

describe('a screen that needs a session', () => {
  it('shows nothing of itself without one, and leads to the login, which comes back', async () => {
    const opened = await openScreen('option', Guarded);
    expect(opened.hasText('设置内容')).toBe(false);
    expect(opened.platform.navigation.moves).toEqual([
      { how: 'replace', url: '/pages/account/login/index?from=%2Foption' },
    ]);
  });

  it('shows itself with one', async () => {
    const opened = await openScreen('option', Guarded, { user: TEST_USER });
    expect(opened.hasText('设置内容')).toBe(true);
    expect(opened.platform.navigation.moves).toEqual([]);
  });
});

describe('a screen that breaks', () => {
  it('says so and leads home', async () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const opened = await openScreen('downloadApp', Broken);
    await opened.tap('弄坏');
    expect(opened.hasText('页面出了点小问题')).toBe(true);
    await opened.settle();
    expect(opened.tracker.payloads('crash')).toEqual([
      {
        source: 'screen',
        page: 'downloadApp',
        name: 'Error',
        reason: 'broken on purpose',
        stack: expect.stringMatching(/^Broken\d*@screen\/screen\.test\.tsx:\d+:\d+\n/) as string,
      },
    ]);
    await opened.tap('回首页');
    expect(opened.platform.navigation.last?.url).toBe('/pages/home/home/index');
    silence.mockRestore();
  });
});

describe('a tab page', () => {
  it('learns what it was opened with again', async () => {
    const opened = await openScreen('parentsCenter', Tab, { user: TEST_USER });
    expect(opened.byClass('probe').textContent).toBe('课时 无');
    await act(() => opened.app.router.go('parentsCenter', { classHourType: '1' }));
    await opened.settle();
    expect(opened.byClass('probe').textContent).toBe('课时 1');
  });
});

describe('words over a screen', () => {
  it('are a toast that goes away', async () => {
    const opened = await openScreen('downloadApp', Page);
    await act(async () => opened.app.feedback.toast('发送成功'));
    expect(opened.byClass('feedback__toast').textContent).toBe('发送成功');
    await opened.advance(2000);
    expect(opened.allByClass('feedback__toast')).toEqual([]);
  });

  it('distinguish by an icon what is done and what has failed', async () => {
    const opened = await openScreen('downloadApp', Page);
    const iconOf = async (mark?: 'done' | 'failed'): Promise<string | undefined> => {
      await act(async () => opened.app.feedback.toast('说一句', mark));
      return opened
        .byClass('feedback__toast')
        .querySelector<HTMLElement>('.icon')
        ?.style.getPropertyValue('--glyph');
    };
    const [plain, done, failed] = [await iconOf(), await iconOf('done'), await iconOf('failed')];
    expect(plain).toBeUndefined();
    expect([done, failed]).toEqual([expect.stringContaining('url('), expect.stringContaining('url(')]);
    expect(done).not.toBe(failed);
  });

  it('are said in a region that is there before, each time that they are said', async () => {
    const opened = await openScreen('downloadApp', Page);
    const region = [...document.querySelectorAll('.feedback > [role=status]')].at(-1);
    expect(region?.textContent).toBe('');
    await act(async () => opened.app.feedback.toast('手机号码不能为空！'));
    expect(region?.textContent).toBe('手机号码不能为空！');
    const first = region?.firstChild;
    await act(async () => opened.app.feedback.toast('手机号码不能为空！'));
    expect(region?.firstChild).not.toBe(first);
    await opened.advance(2000);
    expect(region?.isConnected).toBe(true);
  });

  it('are a question with two answers', async () => {
    const opened = await openScreen('downloadApp', Page);
    let answer: boolean | undefined;
    await act(async () => {
      void opened.app.feedback
        .confirm({ title: '提醒', content: '确定吗？' })
        .then((value) => (answer = value));
    });
    expect(opened.hasText('确定吗？')).toBe(true);
    await opened.tap('取消');
    expect(answer).toBe(false);
  });

  it('are a sheet of choices', async () => {
    const opened = await openScreen('downloadApp', Page);
    let chosen: number | null | undefined;
    await act(async () => {
      void opened.app.feedback.sheet(['呼叫 400 000 0000']).then((value) => (chosen = value));
    });
    await opened.tap('呼叫 400 000 0000');
    expect(chosen).toBe(0);
  });
});
