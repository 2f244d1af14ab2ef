const PASSWORD = 'Wandou2026';

/** Logs in through the page with a demo account. */
export async function logIn(page, url, phone) {
  await page.goto(`${url}/login`);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意以下协议' }).click();
  await page.getByPlaceholder('请输入手机号码').fill(phone);
  await page.getByPlaceholder('请输入密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL(/\/index/);
}
