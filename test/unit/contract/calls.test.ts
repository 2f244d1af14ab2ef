import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SEND_CODE_CALL_BY_SCENE } from '@/contract/account/send-code';
import { AppScene } from '@/contract/account/values';
import { FORCED_LOGIN_EXEMPTIONS, forcesLogin } from '@/contract/forced-login';
import { linksCalls } from '@/contract/links/calls';
import { allCalls, allSchemas, documentedErrors } from '@/contract/registry';
import type { CallEntry } from '@/contract/define';
import { services } from '@/contract/services';

const calls: [string, CallEntry][] = Object.entries(allCalls);
const CONTRACT = join(__dirname, '../../../src/contract');

describe('calls', () => {
  it('have a schema each, and each schema has its call', () => {
    expect(Object.keys(allSchemas).sort()).toEqual(Object.keys(allCalls).sort());
  });

  it('go to places of their own', () => {
    const places = calls.map(([, call]) => `${call.method} ${call.path}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('name a service that exists and a path that starts with a slash', () => {
    for (const [name, call] of calls) {
      expect([name, call.service in services]).toEqual([name, true]);
      expect(call.path).toMatch(/^\/[\w/.-]+$/);
    }
  });

  it('never use a success code of their service as an error', () => {
    const documented = Object.keys(documentedErrors) as (keyof typeof documentedErrors)[];
    expect(documented.length).toBeGreaterThan(5);
    for (const name of documented) {
      const codes: readonly string[] = services[allCalls[name].service].successCodes;
      const mistaken = Object.keys(documentedErrors[name] ?? {}).filter((code) => codes.includes(code));
      expect([name, mistaken]).toEqual([name, []]);
    }
  });

  it('import no schema at run time, so that the app bundles no schema library', () => {
    const entries = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(^|\/)(calls|routes|values)\.ts$/.test(file),
    );
    expect(entries.length).toBeGreaterThan(50);
    for (const file of entries) {
      const runtimeImports = readFileSync(join(CONTRACT, file), 'utf8')
        .split('\n')
        .filter((line) => /from '.*(schema|typebox)'/.test(line) && !line.startsWith('import type '));
      expect([file, runtimeImports]).toEqual([file, []]);
    }
  });
});

describe('sending a code', () => {
  it('has one call for every scene', () => {
    expect(Object.keys(SEND_CODE_CALL_BY_SCENE).sort()).toEqual(Object.values(AppScene).sort());
    expect(SEND_CODE_CALL_BY_SCENE.login.path).toBe('/member/v2/verificationCode/login/send');
    expect(SEND_CODE_CALL_BY_SCENE.findPassword.path).toBe('/member/aggregation/v2/sendVerificationCode');
    expect(SEND_CODE_CALL_BY_SCENE.cancelAccount.path).toBe('/member/v3/sendVerificationCode');
  });
});

describe('the forced login', () => {
  test.each(['1000010', '1000014', '10000004'])('follows code %s', (code) => {
    expect(forcesLogin('/v1/personalCenter/getPersonInfo', code)).toBe(true);
  });

  it('does not follow other codes', () => {
    expect(forcesLogin('/v1/personalCenter/getPersonInfo', '100088')).toBe(false);
  });

  it('spares the visitor auth-token call altogether', () => {
    expect(forcesLogin('/v1/visitor/getAuthTokenExt', '1000010')).toBe(false);
  });

  it('spares the one-time link call for 1000014 only', () => {
    expect(forcesLogin(linksCalls.oneTimeLinkToken.path, '1000014')).toBe(false);
    expect(forcesLogin(linksCalls.oneTimeLinkToken.path, '1000010')).toBe(true);
  });

  it('exempts only calls that exist', () => {
    const paths = calls.map(([, call]) => call.path);
    expect(paths).toEqual(expect.arrayContaining(Object.keys(FORCED_LOGIN_EXEMPTIONS)));
  });
});
