import { act } from 'react';
import { Avatar } from '@/components/Avatar';
import { Badge } from '@/components/Badge';
import { Card } from '@/components/Card';
import { Cell } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { glyphs, glyphUri } from '@/components/Icon/glyphs';
import type { IconName } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { TabBar } from '@/components/TabBar';
import { Tabs } from '@/components/Tabs';
import { TopBar } from '@/components/TopBar';
import { clear, click, render } from './support';

afterEach(clear);

const nothing = (): void => undefined;

describe('a badge', () => {
  test.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [120, '99+'],
  ])('says of %i unread: %s', (count, text) => {
    expect(render(<Badge count={count} />).get('badge').textContent).toBe(text);
  });

  test('is not there when nothing is unread', () => {
    expect(render(<Badge count={0} />).has('badge')).toBe(false);
  });

  test('gives screen readers the full number', () => {
    expect(
      render(<Badge count={120} />)
        .get('badge')
        .getAttribute('aria-label'),
    ).toBe('120条未读');
  });
});

describe('a picture', () => {
  const fail = (image: HTMLElement | undefined): void =>
    act(() => void image?.dispatchEvent(new Event('error')));

  test('has a text, keeps its place and comes when it is needed', () => {
    const { get } = render(<Picture src="/a.png" alt="封面" width={200} ratio={16 / 9} />);
    expect(get('picture__image').getAttribute('alt')).toBe('封面');
    expect(get('picture__image').getAttribute('loading')).toBe('lazy');
    expect(get('picture').style.width).toBe('2rem');
  });

  test('that does not load is replaced by its fallback, until there is another one', () => {
    const { get, has, render: again } = render(<Picture src="/a.png" alt="封面" />);
    fail(get('picture__image'));
    expect(has('picture__image')).toBe(false);
    expect(get('picture').getAttribute('aria-label')).toBe('封面');
    again(<Picture src="/b.png" alt="封面" />);
    expect(has('picture__image')).toBe(true);
  });

  test('of a person who has none is the pea', () => {
    expect(
      render(<Avatar name="豆豆" />)
        .get('picture__image')
        .getAttribute('alt'),
    ).toBe('豆豆');
  });
});

describe('rows and bars', () => {
  test('a tab passes its key when it is tapped, the selected one does not', () => {
    const onChange = jest.fn();
    const items = [
      { key: 'all', text: '全部' },
      { key: 'go', text: '围棋' },
    ];
    const { all } = render(<Tabs items={items} active="all" onChange={onChange} />);
    all('tabs__tab').forEach(click);
    expect(onChange.mock.calls).toEqual([['go']]);
    expect(all('tabs__tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  });

  test('the tab bar passes the key and shows the active icon of the selected tab', () => {
    const onChange = jest.fn();
    const items = ['home', 'mine'].map((key) => ({
      key,
      text: key,
      icon: `/${key}.png`,
      activeIcon: `/${key}-light.png`,
    }));
    const { all } = render(<TabBar items={items} active="mine" onChange={onChange} />);
    const shown = all('tab-bar__picture').filter((picture) => !picture.className.includes('is-hidden'));
    expect(shown.map((picture) => picture.querySelector('img')?.getAttribute('src'))).toEqual([
      '/home.png',
      '/mine-light.png',
    ]);
    all('tab-bar__tab').forEach(click);
    expect(onChange.mock.calls).toEqual([['home'], ['mine']]);
  });

  test('the top bar leads back and home only where both are wanted', () => {
    const [back, home] = [jest.fn(), jest.fn()];
    const {
      get,
      has,
      render: again,
    } = render(<TopBar type="backHome" title="登录" onBack={back} onHome={home} />);
    click(get('top-bar__button--back'));
    click(get('top-bar__button--home'));
    expect([back.mock.calls.length, home.mock.calls.length]).toEqual([1, 1]);
    again(<TopBar type="back" title="登录" onBack={back} onHome={home} />);
    expect(has('top-bar__button--home')).toBe(false);
  });

  test('a row shows a number as badge, a word as tag, and true as dot', () => {
    const cell = (badge: number | string | boolean) =>
      render(<Cell title="我的物流" badge={badge} onPress={nothing} />);
    expect(cell(120).get('badge').textContent).toBe('99+');
    expect(cell('new').get('tag').textContent).toBe('new');
    expect(cell(true).has('dot')).toBe(true);
    expect(cell(false).has('cell__badge')).toBe(false);
  });

  test('a row without a link is no button', () => {
    expect(render(<Cell title="版本" note="1.30.98" />).has('pressable')).toBe(false);
    expect(render(<Card>内容</Card>).has('pressable')).toBe(false);
  });
});

describe('placeholders of a list', () => {
  test('an empty one offers its link', () => {
    const go = jest.fn();
    const { get } = render(<EmptyState text="还没有课程" action={{ text: '去我的课程', onPress: go }} />);
    expect(get('empty-state__text').textContent).toBe('还没有课程');
    click(get('empty-state__action'));
    expect(go).toHaveBeenCalledTimes(1);
  });

  test('a failed one says what happened and tries again', () => {
    const retry = jest.fn();
    const { get } = render(<FailedState text="网络开小差了" onRetry={retry} />);
    expect(get('failed-state').getAttribute('role')).toBe('alert');
    expect(get('failed-state__retry').textContent).toBe('重新加载');
    click(get('failed-state__retry'));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('the icons', () => {
  const all = Object.keys(glyphs) as IconName[];
  test.each(all.map((drawing) => glyphUri(drawing)))(
    '%s is one small drawing that a style sheet can hold',
    (uri) => {
      expect(uri.length).toBeLessThan(900);
      // Each of these would end the url("…") in the style or start a fragment.
      expect(uri).not.toMatch(/["#;\n]/);
    },
  );
});
