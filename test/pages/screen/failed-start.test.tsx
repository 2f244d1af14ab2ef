import { View } from '@tarojs/components';
import { screen } from '@/features/screen';
import { openScreen } from '../support/open-screen';

const Page = screen('downloadApp', () => <View className="probe">内容</View>);

describe('an app that cannot start', () => {
  it('shows a message with a next step', async () => {
    const opened = await openScreen('downloadApp', Page, {
      start: (boot) => {
        boot.become('failed');
        boot.again = async () => boot.become('ready');
      },
    });
    expect(opened.hasText('打开失败，请检查网络后重试')).toBe(true);
    expect(opened.allByClass('probe')).toEqual([]);
    await opened.tap('重新打开');
    expect(opened.byClass('probe').textContent).toBe('内容');
  });
});
