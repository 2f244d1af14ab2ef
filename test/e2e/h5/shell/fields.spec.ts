/** iOS zooms in when a field with a text smaller than 16 px gets the focus, and stays so. */
import { anOfficialParent } from '../../../builders/parent';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 320, height: 568 } });

test('what is typed has at least 16 pixels on the narrowest phone', async ({ page, parent }) => {
  await parent.isLoggedIn(anOfficialParent());
  for (const path of ['/login', '/help/list', '/feedback', '/myAddressCenter/myAddressForm']) {
    await page.goto(path);
    const fields = page.locator('input:visible, textarea:visible');
    for (const field of await fields.all()) {
      const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
  }
});
