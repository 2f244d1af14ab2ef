import type { App } from '@/stores/app/app';

/**
 * Takes over the native app's user; without an answer the stored user is kept. A login or logout on this page during the call wins over the
 * app's answer. Returns whether the token changed.
 */
export async function takeNativeUser({ platform, session }: App): Promise<boolean> {
  const user = await session.own(platform.nativeUser.read());
  return user.ok && session.follow(user.value?.token ? user.value : null);
}
