import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

const ELSEWHERE = 'https://pages.example/camp';
const framed = (url: string) => `/iframePage?url=${encodeURIComponent(url)}`;

const answerElsewhere = (page: Page) =>
  page.route('https://pages.example/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>编程挑战营</h1>' }),
  );

test('an external page shows in a frame, without our storage or session', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  await answerElsewhere(page);
  const asked = page.waitForRequest(ELSEWHERE);
  await page.goto(framed(ELSEWHERE));
  await expect(page.frameLocator('iframe').getByText('编程挑战营')).toBeVisible();
  expect((await asked).headers()).not.toHaveProperty('referer');
  await expect(page.getByText('pages.example')).toBeVisible();
  await expect(page.getByText('在外部打开')).toBeVisible();
});
