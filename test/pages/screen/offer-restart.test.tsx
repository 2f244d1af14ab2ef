import { act } from 'react';
import { screen } from '@/features/screen';
import { OfferRestart } from '@/features/screen/OfferRestart.weapp';
import { openScreen } from '../support/open-screen';

const Page = screen('downloadApp', () => <OfferRestart />);

async function newVersion() {
  let isThere: (restart: () => void) => void = () => undefined;
  const opened = await openScreen('downloadApp', Page, {
    platform: { onNewVersion: (listener) => void (isThere = listener) },
  });
  expect(opened.hasText('有新版本了')).toBe(false);
  const restart = jest.fn();
  await act(async () => isThere(restart));
  expect(opened.hasText('有新版本了')).toBe(true);
  return { opened, restart };
}

describe('When WeChat has downloaded a new version', () => {
  test('it starts once the parent agrees', async () => {
    const { opened, restart } = await newVersion();
    expect(restart).not.toHaveBeenCalled();
    await opened.tap('现在重启');
    expect(restart).toHaveBeenCalledTimes(1);
  });

  test('nothing happens when they say later', async () => {
    const { opened, restart } = await newVersion();
    await opened.tap('稍后');
    expect(restart).not.toHaveBeenCalled();
  });
});
