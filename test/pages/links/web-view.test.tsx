import WebViewPage from '@/pages/links/web-view';
import { openScreen } from '../support/open-screen';

describe('the window of the mini program to the web', () => {
  it('does not open what is no web address, and leads home instead', async () => {
    // The page has no route; it is opened by its file.
    const opened = await openScreen('downloadApp', WebViewPage, { query: { url: 'javascript:alert(1)' } });
    expect(opened.hasText('这个链接无法打开')).toBe(true);
    await opened.tap('回首页');
    expect(opened.platform.navigation.last?.url).toContain('/pages/home/home/index');
  });
});
