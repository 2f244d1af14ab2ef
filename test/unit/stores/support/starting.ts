import type { Platform } from '@/platform/types';
import { whoIsHere } from '@/start/steps';
import { loginApi } from '../../../support/fakes/answers';
import { fakeApp, type FakeApp, type FakeAppOptions } from '../../../support/fakes/fake-app';

/** A page opened at this path. */
export const place = (path: string, search = ''): Partial<Platform> => ({
  location: () => ({
    origin: 'https://app.example',
    host: 'app.example',
    path,
    href: `https://app.example${path}${search}`,
  }),
  launchQuery: () => Object.fromEntries(new URLSearchParams(search)),
});

/** A started app whose backend knows the parent. */
export const start = async (options: FakeAppOptions): Promise<FakeApp> => {
  const fake = await fakeApp({ api: loginApi(), ...options });
  await whoIsHere(fake.app);
  return fake;
};
