import type { App } from './app';

/** The native app knows who is logged in; without an answer the stored user stands. */
export async function takeNativeUser({ platform, session }: App): Promise<void> {
  const { token } = session;
  const user = await platform.nativeUser.read();
  // Whoever logged in or out here while the app was asked is not overruled by what it knew before.
  if (!user.ok || token !== session.token) return;
  session.follow(user.value?.token ? user.value : null);
}
