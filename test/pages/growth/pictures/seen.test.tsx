import { act } from 'react';
import { PictureView } from '@/features/growth/pictures';
import { screen } from '@/features/screen';
import { openScreen } from '../../support/open-screen';
import { pictureOf } from './support';

const picture = pictureOf([
  { label: '第1周', value: 60 },
  { label: '第2周', value: 80 },
]);
const Chart = screen('downloadApp', () => <PictureView picture={picture} title="正确率" />);

async function open() {
  await import('@/features/growth/pictures/drawn/Drawn');
  const opened = await openScreen('downloadApp', Chart);
  const state = () => opened.allByClass('drawn__new').map(({ className }) => className);
  return { ...opened, state };
}

describe('a chart', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

  test('is drawn as soon as it is seen, and only then', async () => {
    const { advance, byClass, platform, state } = await open();
    expect(state()).toEqual(['drawn__new drawn__new--awaited']);
    await act(async () => platform.setSeen(byClass('drawn__new'), true));
    expect(state()).toEqual(['drawn__new']);
    await advance(700);
    expect(state()).toEqual([]);
  });

  test('is there at once for parents who want less motion', async () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
    expect((await open()).state()).toEqual([]);
  });
});
