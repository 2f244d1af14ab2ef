import type { ComponentType } from 'react';
import { Runtime } from '@/contract/host';
import type { RouteEntry } from '@/contract/route';
import { routeNames, routes, type RouteName } from '@/contract/routes';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';

const parent = { user: TEST_USER, student: OFFICIAL };

const pageOf = async (name: RouteName): Promise<ComponentType> => {
  const { page = '' }: RouteEntry = routes[name];
  return ((await import(`@/pages/${page}/index`)) as { default: ComponentType }).default;
};

const bars = () => document.querySelectorAll('.top-bar').length;

describe('in the web-view of the mini program, under the bar of WeChat', () => {
  const platform = { runtime: Runtime.weixinWeb, insideMiniProgram: true };
  const shown = routeNames.filter((name) => {
    const { page, weapp }: RouteEntry = routes[name];
    return page !== undefined && weapp === 'webView';
  });

  it.each(shown)('%s draws no bar of its own', async (name) => {
    await openScreen(name, await pageOf(name), { ...parent, platform });
    expect(document.querySelectorAll('.screen').length).toBeGreaterThan(0);
    expect(bars()).toBe(0);
  });

  it('is every page of the mini program that is not native', () => {
    expect(shown.length).toBeGreaterThan(100);
  });
});

it("has its bar in WeChat's browser", async () => {
  await openScreen('downloadApp', await pageOf('downloadApp'), {
    ...parent,
    platform: { runtime: Runtime.weixinWeb },
  });
  expect(bars()).toBe(1);
});
