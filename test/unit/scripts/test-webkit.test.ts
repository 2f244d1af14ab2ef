import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../../scripts/test-webkit.mjs');

describe('the walk through WebKit', () => {
  it('says what is missing and passes, where the machine has no WebKit', () => {
    const { status, stdout } = spawnSync(process.execPath, [SCRIPT], {
      env: { ...process.env, PATH: '' },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^WebKit is not tested: this machine has no WebKitWebDriver/);
    expect(status).toBe(0);
  });
});
