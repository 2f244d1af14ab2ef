import type { App } from '@/stores/app';

/**
 * The native app knows who is logged in; without an answer the stored user stands. Whoever logged in or out here while the
 * app was asked is not overruled by what it knew before. Answers whether the token is another.
 */
export async function takeNativeUser({ platform, session }: App): Promise<boolean> {
  const user = await session.own(platform.nativeUser.read());
  return user.ok && session.follow(user.value?.token ? user.value : null);
}
