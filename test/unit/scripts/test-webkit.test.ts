import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const SCRIPT = resolve(__dirname, '../../../scripts/test-webkit.mjs');

describe('the walk through other engines', () => {
  it.each([
    ['WebKit', [], 'WebKitWebDriver'],
    ['Firefox', ['--browser', 'firefox'], 'firefox-esr'],
  ])('says what is missing and passes, where the machine has no %s', (name, words, program) => {
    const { status, stdout } = spawnSync(process.execPath, [SCRIPT, ...words], {
      env: { ...process.env, PATH: '' },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(new RegExp(`^${name} is not tested: this machine has no ${program}`));
    expect(status).toBe(0);
  });

  it('names the engines that there are', () => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, '--browser', 'opera'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('--browser is one of webkit, firefox');
    expect(status).toBe(1);
  });
});
