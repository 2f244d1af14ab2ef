import { View } from '@tarojs/components';
import { MonthGrid } from '@/components/MonthGrid';
import { TabBar } from '@/components/TabBar';
import { Tabs } from '@/components/Tabs';
import { Pressable } from '@/components/Pressable';
import { TopBar } from '@/components/TopBar';
import { Icon } from '@/components/Icon';
import coursesUrl from '../../assets/tab-bar/courses.png';
import coursesActiveUrl from '../../assets/tab-bar/courses-active.png';
import growthUrl from '../../assets/tab-bar/growth.png';
import growthActiveUrl from '../../assets/tab-bar/growth-active.png';
import homeUrl from '../../assets/tab-bar/home.png';
import homeActiveUrl from '../../assets/tab-bar/home-active.png';
import mineUrl from '../../assets/tab-bar/mine.png';
import mineActiveUrl from '../../assets/tab-bar/mine-active.png';
import { Kept } from '../Kept';
import { nothing, type Section } from '../types';
import { LONG_NAME, LONG_SENTENCE } from './subjects';

const TABS = [
  { key: 'home', text: '首页', icon: homeUrl, activeIcon: homeActiveUrl },
  { key: 'growth', text: '成长', icon: growthUrl, activeIcon: growthActiveUrl, badge: 120 },
  { key: 'courses', text: '课程', icon: coursesUrl, activeIcon: coursesActiveUrl, badge: 3 },
  { key: 'mine', text: '我的', icon: mineUrl, activeIcon: mineActiveUrl },
];

const MONTHS = ['全部', '待上课', '已完成', '已请假', '已缺席', '已取消', '回放'].map((text) => ({
  key: text,
  text,
}));

const tabs = (
  items: readonly { key: string; text: string }[],
  start: string,
  level: 'first' | 'second' = 'first',
) => (
  <Kept start={start}>
    {(active, keep) => <Tabs level={level} items={items} active={active} onChange={keep} />}
  </Kept>
);

const month = (selected: string) => (
  <Kept start={selected}>
    {(day, keep) => (
      <MonthGrid
        month="2026-11"
        today="2026-11-21"
        marked={new Set(['2026-11-02', '2026-11-03', '2026-11-20', '2026-11-21'])}
        selected={day}
        label="2026年11月"
        dayLabel={(name) => name}
        onPick={keep}
      />
    )}
  </Kept>
);

export const navigationSections: readonly Section[] = [
  {
    name: 'TopBar',
    specimens: [
      { state: '首页', show: <TopBar type="index" title="豌豆家长端" />, screen: 88 },
      { state: '返回', show: <TopBar type="back" title="我的订单" onBack={nothing} />, screen: 88 },
      {
        state: '返回与首页,字太长',
        show: <TopBar type="backHome" title={LONG_NAME} onBack={nothing} onHome={nothing} />,
        screen: 88,
      },
      {
        state: '右边有图标,下面有一句',
        show: (
          <TopBar
            type="back"
            title="消息中心"
            onBack={nothing}
            right={
              <Pressable className="top-bar__button" label="搜索" onPress={nothing}>
                <Icon name="search" />
              </Pressable>
            }
            notice={LONG_SENTENCE}
          />
        ),
        screen: 200,
      },
      { state: '只有标题', show: <TopBar type="back" title="登录" />, screen: 88 },
    ],
  },
  {
    name: 'TabBar',
    specimens: [
      {
        state: '选中与未读',
        show: (
          <Kept start="home">
            {(active, keep) => (
              <>
                <View className="gallery__fill" />
                <TabBar items={TABS} active={active} onChange={keep} />
              </>
            )}
          </Kept>
        ),
        screen: 160,
      },
    ],
  },
  {
    name: 'Tabs',
    specimens: [
      { state: '选中第一个', show: tabs(MONTHS, '全部') },
      { state: '选中靠后的', show: tabs(MONTHS, '已取消') },
      { state: '第二层', show: tabs(MONTHS, '已请假', 'second') },
      { state: '字太长', show: tabs([{ key: 'long', text: LONG_SENTENCE }], 'long') },
    ],
  },
  {
    name: 'MonthGrid',
    specimens: [
      { state: '今天、签到、选中、还没有到', show: month('2026-11-03') },
      { state: '选中没有签到的一天', show: month('2026-11-10') },
    ],
  },
];
