import { inHost } from '../support/host-only';
import { ownPhone } from '../support/own-phone';
import { PAGES } from '../support/parent';

/** WeChat opens what was shared to Moments as a single page. */
const SINGLE_PAGE = 1154;

inHost('starts in Moments').describe('Courses opened in Moments', () => {
  const at = ownPhone({ launch: { path: PAGES.courses, scene: SINGLE_PAGE } });

  test('show a stranger what is taught, without a login', async () => {
    await at.phone.at(PAGES.courses);
    await at.phone.says('.test-subject', /豌豆思维/);
    await at.phone.picture('courses-in-moments');
    expect((await at.phone.page()).path).toBe(PAGES.courses);
  });
});
