import { View } from '@tarojs/components';
import { useState } from 'react';
import { Screen, screen, useShown } from '@/features/screen';
import { useLater } from '@/features/screen/use-later';
import { noFirstPaint } from '@/platform/first-paint/none';
import { openScreen } from '../support/open-screen';

/** How often the page was begun to be drawn, and stood. */
const drawn: string[] = [];
const firstPaint = {
  ...noFirstPaint,
  isUp: () => true,
  draw: () => {
    drawn.push('begun');
    return () => void drawn.push(document.querySelector('.probe') ? 'stands' : 'left');
  },
};
/** What the document painted lies over the page until it is told to go. */
const covered = { platform: { firstPaint } };

const asked: string[] = [];
/** Whether the boxes of a page to come stood there when the page was drawn first. */
let hadBoxes: boolean | undefined;

const Later = () => <View className="probe__later">更多</View>;

function Content() {
  useState(() => (hadBoxes ??= document.querySelector('.screen--starting') !== null));
  useShown(() => void asked.push('one'));
  useShown(() => void asked.push('other'));
  const More = useLater(() => Promise.resolve({ default: Later }));
  return (
    <Screen title="下载">
      <View className="probe">内容</View>
      {More && <More />}
    </Screen>
  );
}
const Page = screen('downloadApp', Content);

beforeEach(() => {
  asked.length = 0;
  drawn.length = 0;
  hadBoxes = undefined;
});

describe('A screen behind what the document painted', () => {
  it('is drawn in slices, and is whole in the end', async () => {
    const opened = await openScreen('downloadApp', Page, covered);
    expect(hadBoxes).toBe(true);
    expect(opened.byClass('probe').textContent).toBe('内容');
    expect(opened.byClass('probe__later').textContent).toBe('更多');
    expect(opened.allByClass('screen--starting')).toEqual([]);
  });

  it('has answers wait from its first slice until it stands', async () => {
    await openScreen('downloadApp', Page, covered);
    expect(drawn.slice(-2)).toEqual(['begun', 'stands']);
  });

  it('asks for what it shows in tasks of their own', async () => {
    const opened = await openScreen('downloadApp', Page, covered);
    expect(asked).toEqual([]);
    await opened.advance(0);
    expect(asked).toEqual(['one', 'other']);
  });

  it('asks for nothing when it is left before', async () => {
    const opened = await openScreen('downloadApp', Page, covered);
    opened.close();
    opened.time.advance(0);
    expect(asked).toEqual([]);
  });
});

describe('A screen that nothing lies over', () => {
  it('is there at once, and asks at once', async () => {
    await openScreen('downloadApp', Page);
    expect([hadBoxes, asked]).toEqual([false, ['one', 'other']]);
  });
});
