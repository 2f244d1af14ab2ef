import { memberCalls } from '../../../src/contract/api/member';
import { ERROR_CODE } from '../../../src/contract/errors';
import { routes } from '../../../src/contract/routes';
import { backendOrigin } from './support/backend';
import { PAGES } from './support/parent';
import { suite } from './support/suite';

const at = suite();

/** The code with which the backend answers when a token is handed in for a session. */
async function exchange(token: string | null): Promise<string> {
  const { path } = memberCalls.exchangeToken;
  const answer = await fetch(`${backendOrigin}${path}?token=${encodeURIComponent(token ?? '')}`);
  return String(((await answer.json()) as { code: unknown }).code);
}

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
  await phone.restingPicture('web-view');
  // The page in the web-view runs: it has used the token up.
  expect(await exchange(address.searchParams.get('token'))).toBe(ERROR_CODE.sessionInvalid);
  expect(await exchange(await parent.token())).toBe('0');
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
