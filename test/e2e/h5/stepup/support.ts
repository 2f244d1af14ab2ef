/** Steps and parents shared by the step-up's tests. */
import type { Page } from '@playwright/test';
import { anOfficialParent } from '../../../builders/parent';

/** Follows the official account, so no popup asks for that. */
export const steppingUp = anOfficialParent()
  .withChild({ isSubscribed: true })
  .withScenario({ stepUp: 'y-waiting' });

export const shown = (page: Page, text: string | RegExp) => page.getByText(text).locator('visible=true');
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const arrivesAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
