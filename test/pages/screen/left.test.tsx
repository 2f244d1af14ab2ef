import { View } from '@tarojs/components';
import { Current } from '@tarojs/runtime';
import { act } from 'react';
import { Runtime } from '@/contract/host';
import { screen } from '@/features/screen';
import { useLeft } from '@/features/screen/use-left.weapp';
import { openScreen } from '../support/open-screen';

const LIST = 'pages/lessons/class-list/index';
const COURSES = 'pages/courses/my-tab-class/index';
const MINE = 'pages/profile/parents-center/index';

/** Leaves a mini program page, with the page stack before and after; returns whether `useLeft` was called. */
async function leave(before: readonly string[], after: readonly string[]): Promise<boolean> {
  let hasMessage = false;
  const Page = screen('downloadApp', () => {
    useLeft(() => Promise.resolve(void (hasMessage = true)));
    return <View>列表</View>;
  });
  let stack = before;
  const opened = await openScreen('downloadApp', Page, {
    platform: { runtime: Runtime.weixinMiniApp },
    prepare: ({ platform }) => (platform.navigation.stack = () => stack),
  });
  await act(async () => Current.page?.onUnload?.());
  stack = after;
  await opened.advance(0);
  return hasMessage;
}

describe('a page of the mini program that is left', () => {
  it('by the back button is recognised as such', async () => {
    expect(await leave([COURSES, LIST], [COURSES])).toBe(true);
    expect(await leave([MINE, COURSES, LIST], [MINE, COURSES])).toBe(true);
  });

  it('for another page, another tab or home is not', async () => {
    expect(await leave([COURSES, LIST], [COURSES, 'pages/help/nps/index'])).toBe(false);
    expect(await leave([COURSES, LIST], [MINE])).toBe(false);
    expect(await leave([LIST], [COURSES])).toBe(false);
  });
});
