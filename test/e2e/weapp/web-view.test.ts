import { routes } from '../../../src/contract/routes';
import { backendOrigin } from './support/backend';
import { PAGES } from './support/parent';
import { suite } from './support/suite';

const at = suite();

const H5_PAGE = routes.downloadApp.path;

test('a page of the H5 build opens in the web-view, logged in by a one-time token', async () => {
  const { parent, phone } = at;
  await parent.logInByPassword('13800000002');
  const query = `?path=${encodeURIComponent(H5_PAGE)}`;
  await phone.miniProgram.callWxMethod('navigateTo', { url: `/${PAGES.webView}${query}` });
  await phone.at(PAGES.webView);
  const webView = await phone.find('web-view');
  const address = new URL(await webView.attribute('src'));
  expect([address.origin, address.pathname]).toEqual([backendOrigin, H5_PAGE]);
  expect(address.searchParams.get('token')).toMatch(/./);
  const page = await fetch(address.origin + address.pathname, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('id="app"');
  await phone.picture('web-view');
  await phone.miniProgram.native().navigateLeft();
  await phone.at(PAGES.courses);
});

test('a link that is no link is refused', async () => {
  const { parent, phone } = at;
  await parent.arrive();
  const query = `?url=${encodeURIComponent('javascript:alert(1)')}`;
  await phone.open(PAGES.webView, query);
  await phone.says('.empty-state', /这个链接无法打开/);
  await phone.picture('web-view-denied');
});
