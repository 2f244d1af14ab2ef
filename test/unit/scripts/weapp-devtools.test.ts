import { askModule } from './support/ask-module';

const ask = (expression: string): unknown => askModule('weapp-devtools', expression);

describe('the suite’s connection to WeChat DevTools', () => {
  it('is the cli, else the address, else the usual port where it is asked for', () => {
    const asked = [
      `script.devToolsOf(false, {})`,
      `script.devToolsOf(true, {})`,
      `script.devToolsOf(false, { WECHAT_DEVTOOLS_WS: 'ws://a:1' })`,
      `script.devToolsOf(false, { WECHAT_DEVTOOLS_WS: 'ws://a:1', WECHAT_DEVTOOLS_CLI: '/cli' })`,
    ];
    expect(ask(`[${asked.join()}]`)).toEqual([
      null,
      { wsEndpoint: 'ws://127.0.0.1:9420' },
      { wsEndpoint: 'ws://a:1' },
      { cliPath: '/cli' },
    ]);
  });

  it('prints the folder to open and the command that opens the port', () => {
    const message = String(ask(`script.whatToClick('/program', 'ws://127.0.0.1:9500')`));
    expect(message).toMatch(/服务端口: 开启\n.*导入项目 → \/program .*\n.*不校验合法域名/);
    expect(message).toContain('cli auto --project /program --auto-port 9500\n');
  });

  it('waits past a closed socket and a program without a page', () => {
    const answers = `[
      () => Promise.reject(new Error('closed')),
      () => ({ currentPage: () => Promise.reject(new Error('no page is open')), disconnect() {} }),
      () => ({ currentPage: async () => ({}), disconnect() {} }),
    ]`;
    const waited = `await (async (answers) => {
      await script.whenOpen('ws://a:1', { connect: async () => answers.shift()(), step: 1 });
      return answers.length;
    })(${answers})`;
    expect(ask(waited)).toBe(0);
  });

  it('gives up with the address and the last reason', () => {
    const refused = `{ connect: () => Promise.reject(new Error('closed')), patience: 0, step: 1 }`;
    expect(ask(`await script.whenOpen('ws://a:1', ${refused}).catch(({ message }) => message)`)).toBe(
      'ws://a:1 did not open: closed',
    );
  });
});
