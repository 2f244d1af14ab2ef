import { View } from '@tarojs/components';
import { act } from 'react';
import { screen } from '@/features/screen';
import { openScreen } from '../support/open-screen';

const Page = screen('downloadApp', () => <View className="probe">内容</View>);

const open = async () => {
  const opened = await openScreen('downloadApp', Page);
  return {
    ...opened,
    hide: () => act(async () => opened.platform.setVisible(false)),
    comeBack: () => act(async () => opened.platform.setVisible(true)),
    durations: () => opened.tracker.payloads('page_duration').map(({ durationMs }) => durationMs),
  };
};

describe('the time that a parent looks at a page', () => {
  it('is tracked, and sent, when the app hides', async () => {
    const page = await open();
    const flush = jest.spyOn(page.app.tracker, 'flush');
    await page.advance(4000);
    await page.hide();
    expect(page.tracker.payloads('page_duration')).toEqual([
      { page: 'downloadApp', path: '/downloadApp', durationMs: 4000 },
    ]);
    expect(flush).toHaveBeenCalled();
  });

  it('does not pass while the app is hidden, and goes on when it returns, as the same view', async () => {
    const page = await open();
    await page.advance(1000);
    await page.hide();
    await page.hide();
    await page.advance(60_000);
    await page.comeBack();
    await page.advance(2000);
    await page.hide();
    expect(page.durations()).toEqual([1000, 2000]);
    expect(page.tracker.payloads('page_view')).toHaveLength(1);
  });

  it('is never negative, whatever happens to the clock', async () => {
    const page = await open();
    jest.spyOn(page.time, 'now').mockReturnValue(0);
    await page.hide();
    expect(page.durations()).toEqual([0]);
  });
});
