/**
 * For what WeChat DevTools cannot do: `inHost('why').test(…)`, skipped there. The reason becomes part of the title, and
 * `npm run test:weapp` counts by it.
 */
export function inHost(why: string): {
  describe(title: string, body: () => void): void;
  test(title: string, body: () => Promise<void>): void;
} {
  const isHost = Boolean(process.env.WEAPP_HOST);
  const marked = (title: string): string => `${title} (host only: ${why})`;
  return {
    describe: (title, body) => (isHost ? describe : describe.skip)(marked(title), body),
    test: (title, body) => (isHost ? test : test.skip)(marked(title), body),
  };
}
