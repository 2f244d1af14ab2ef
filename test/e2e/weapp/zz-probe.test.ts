import automator from 'miniprogram-automator';
test('starts', async () => {
  const mp = await automator.connect({ wsEndpoint: process.env.WEAPP_WS ?? '' });
  const page = await mp.currentPage();
  expect(page?.path).toMatch(/pages\//);
  mp.disconnect();
});
