import automator from 'miniprogram-automator';

export type MiniProgram = Awaited<ReturnType<typeof automator.connect>>;

/** Connects to the mini program that `npm run test:weapp` has opened, in the host or in DevTools. */
export function connect(): Promise<MiniProgram> {
  const { WEAPP_WS: wsEndpoint } = process.env;
  if (!wsEndpoint) throw new Error('Run `npm run test:weapp`: it builds and opens the mini program.');
  return automator.connect({ wsEndpoint });
}
