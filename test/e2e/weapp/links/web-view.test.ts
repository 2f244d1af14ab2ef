import { accountCalls } from '../../../../src/contract/account/calls';
import { WEB_VIEW_QUERY } from '../../../../src/contract/links/values';
import { routes } from '../../../../src/contract/routes';
import { ERROR_CODE } from '../../../../src/contract/errors';
import { profileCalls } from '../../../../src/contract/profile/calls';
import { services } from '../../../../src/contract/services';
import { APP_ID, HEADER } from '../../../../src/contract/wire';
import { anOfficialParent } from '../../../builders/parent';
import { backendOrigin } from '../support/backend';
import { PAGES } from '../support/parent';
import { suite } from '../support/suite';
import { waitFor } from '../support/wait';

const at = suite();

/** Code of the response when a temporary token is exchanged. */
async function exchange(token: string | null): Promise<string> {
  const { path } = accountCalls.exchangeToken;
  const url = `${backendOrigin}${path}?token=${encodeURIComponent(token ?? '')}`;
  const answer = await fetch(url, { headers: { [HEADER.appid]: APP_ID } });
  return String(((await answer.json()) as { code: unknown }).code);
}

/** Code of the response to a request with this session. */
async function visit(token: string | null): Promise<string> {
  const { path } = profileCalls.getUserInfoByToken;
  const answer = await fetch(backendOrigin + path, { headers: { [HEADER.token]: token ?? '' } });
  return String(((await answer.json()) as { code: unknown }).code);
}

const H5_PAGE = routes.downloadApp.path;

/** No server listens here. */
const NOBODY = 'http://127.0.0.1:9/nobody';

/** Opens the page in the web-view; returns the web-view's URL when the screen is at rest. */
async function openH5Page(): Promise<URL> {
  const { phone } = at;
  const query = `?path=${encodeURIComponent(H5_PAGE)}`;
  await phone.miniProgram.callWxMethod('navigateTo', { url: `/${PAGES.webView}${query}` });
  await phone.at(PAGES.webView);
  const webView = await phone.find('web-view');
  await phone.restingPicture('web-view');
  return new URL(await webView.attribute('src'));
}

async function goBack(): Promise<void> {
  await at.phone.miniProgram.native().navigateLeft();
  await at.phone.at(PAGES.courses);
}

test('a page of the H5 build opens in the web-view, logged in by a one-time token', async () => {
  const { parent } = at;
  await parent.logIn(anOfficialParent());
  const address = await openH5Page();
  expect([address.origin, address.pathname]).toEqual([backendOrigin, H5_PAGE]);
  const page = await fetch(address.origin + address.pathname, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('id="app"');
  await goBack();
  expect(services.product.successCodes).toContain(await visit(await parent.token()));
  // The page is loaded when its token is used up. This check uses it too, so a page that was too slow is opened again.
  await waitFor('the page in the web-view to use its token', async () => {
    const { searchParams } = await openH5Page();
    const code = await exchange(searchParams.get(WEB_VIEW_QUERY.bizToken));
    await goBack();
    return code === ERROR_CODE.sessionInvalid;
  });
});

test('a link that is no link is refused', async () => {
  const { parent, phone } = at;
  await parent.arrive();
  const query = `?url=${encodeURIComponent('javascript:alert(1)')}`;
  await phone.open(PAGES.webView, query);
  await phone.says('.test-empty', /这个链接无法打开/);
  await phone.picture('web-view-denied');
});

test('an address that WeChat does not open is named as the reason, and can be copied', async () => {
  const { parent, phone } = at;
  await parent.arrive();
  await phone.open(PAGES.webView, `?url=${encodeURIComponent(NOBODY)}`);
  await phone.says('.test-empty', /小程序不能打开这个网址/);
  await phone.picture('web-view-foreign');
  await phone.tap('.test-empty-action');
  await waitFor('the link in the clipboard', async () => {
    const { data } = (await phone.miniProgram.callWxMethod('getClipboardData')) as unknown as {
      data: string;
    };
    return data === NOBODY;
  });
});
