import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../../server/core/config';
import { ConfigError, type Env } from '../../../server/core/env';
import { explainStartFailure } from '../../../server/core/start-failure';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const DEMO_PEM = readFileSync(
  join(__dirname, '../../../server/core/demo-keys/DEMO_ONLY_private.pem'),
  'utf8',
);

const PRODUCTION: Env = {
  NODE_ENV: 'production',
  RSA_PRIVATE_KEY: privateKey,
  PHONE_KEY: 'a-long-secret-of-the-operator-0123456789',
  SIGNATURE_KEY: 'another-secret-of-the-operator-0123456789',
  PUBLIC_URL: 'https://parent.example.com',
  DATABASE_URL: 'postgres://wandou:secret@database:5432/wandou',
  OPERATOR_SECRET: 'a-secret-of-the-operators-own-systems-01',
  TRUST_PROXY: '1',
  COMPANY_NAME: '豌豆教育科技有限公司',
  PRIVACY_MAIL: 'privacy@example.com',
  CHILDREN_MAIL: 'children@example.com',
  SMS_GATEWAY_URL: 'https://sms.example.com/send',
  WECHAT_OFFICIAL_APP_ID: 'wx1',
  WECHAT_OFFICIAL_SECRET: 's1',
  WECHAT_MINI_APP_ID: 'wx2',
  WECHAT_MINI_SECRET: 's2',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
  PUSH_GATEWAY_URL: 'https://push.example.com/send',
  RECOGNITION_GATEWAY_URL: 'https://recognition.example.com/read',
};

function problemsOf(env: Env): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : ['another error'];
  }
}

describe('In production', () => {
  it('a full configuration is taken', () => {
    const config = loadConfig(PRODUCTION);
    expect(config).toMatchObject({ production: true, demo: false, testing: false });
    expect(config.keys.rsaIsDemo).toBe(false);
  });

  it('staff have neither calls nor a console until a setting says so', () => {
    expect(loadConfig(PRODUCTION)).toMatchObject({ operatorCalls: false, consoleDir: null });
    const given = { ...PRODUCTION, OPERATOR_CALLS: '1', CONSOLE_DIR: '/app/console' };
    expect(loadConfig(given)).toMatchObject({ operatorCalls: true, consoleDir: '/app/console' });
  });

  it.each([
    ['the demo key when none is given', { RSA_PRIVATE_KEY: '' }, 'RSA_PRIVATE_KEY'],
    ['the demo key when it is given', { RSA_PRIVATE_KEY: DEMO_PEM }, 'RSA_PRIVATE_KEY'],
    [
      'the demo key written in one line',
      { RSA_PRIVATE_KEY: DEMO_PEM.replaceAll('\n', '\\n') },
      'RSA_PRIVATE_KEY',
    ],
    ['the demo phone key', { PHONE_KEY: '' }, 'PHONE_KEY'],
    ['no key of its own for signatures', { SIGNATURE_KEY: '' }, 'SIGNATURE_KEY'],
    ['the demo key as the second one', { RSA_PRIVATE_KEY_ALSO: DEMO_PEM }, 'RSA_PRIVATE_KEY'],
    ['demo accounts', { DEMO: '1' }, 'DEMO'],
    ['test-only routes', { WANDOU_TESTING: '1' }, 'WANDOU_TESTING'],
    ['the demo SMS provider', { SMS_GATEWAY_URL: '' }, 'SMS_GATEWAY_URL'],
    [
      'the demo WeChat provider',
      {
        WECHAT_OFFICIAL_APP_ID: '',
        WECHAT_OFFICIAL_SECRET: '',
        WECHAT_MINI_APP_ID: '',
        WECHAT_MINI_SECRET: '',
      },
      'WECHAT_OFFICIAL_APP_ID',
    ],
    ['the demo push provider', { PUSH_GATEWAY_URL: '' }, 'PUSH_GATEWAY_URL'],
    ['the demo recognition', { RECOGNITION_GATEWAY_URL: '' }, 'RECOGNITION_GATEWAY_URL'],
    ['no public address', { PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['no database of its own', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['no secret for the systems of the operator', { OPERATOR_SECRET: '' }, 'OPERATOR_SECRET'],
    ['no operating company', { COMPANY_NAME: '', PRIVACY_MAIL: '', CHILDREN_MAIL: '' }, 'COMPANY_NAME'],
    ['no word about proxies in front', { TRUST_PROXY: '' }, 'TRUST_PROXY'],
  ])('%s is refused', (_what, change, variable) => {
    const problems = problemsOf({ ...PRODUCTION, ...change });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${variable}\\b`));
  });

  it('everything that is wrong is said at once', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).length).toBeGreaterThanOrEqual(6);
  });
});

describe('The configuration', () => {
  it('starts a demonstration without any variable', () => {
    expect(loadConfig({})).toMatchObject({ port: 8080, demo: true, testing: false, databaseUrl: null });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DEVICE_LIMIT', '0'],
    ['DEMO', 'maybe'],
    ['PUBLIC_URL', 'parent.example.com'],
    ['PHONE_KEY', 'short'],
    ['OPERATOR_SECRET', 's'.repeat(31)],
    ['RSA_PRIVATE_KEY', 'not a key'],
    ['RSA_PRIVATE_KEY_FILE', '/nowhere/key.pem'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy.example.com'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['RSA_KEY_VERSION', '2'],
    ['PHONE_KEY_ALSO', 'short'],
    ['SIGNATURE_KEY', 'short'],
    ['MIGRATION_DATABASE_URL', 'mysql://localhost/wandou'],
    ['DATABASE_URL', 'localhost:5432/wandou'],
    ['DATABASE_URL', 'mysql://localhost/wandou'],
    ['DATABASE_URL', 'postgres://localhost/wandou?sslrootcert=/nowhere/ca.pem'],
  ])('names %s when it is %s', (name, value) => {
    expect(problemsOf({ [name]: value }).join()).toContain(name);
  });

  it('takes a secret of the operator’s systems of 32 characters', () => {
    expect(problemsOf({ OPERATOR_SECRET: 's'.repeat(32) })).toEqual([]);
  });

  it('wants all of a group or none', () => {
    expect(problemsOf({ WECHAT_MINI_APP_ID: 'wx' })[0]).toMatch(/WECHAT_MINI_SECRET.*must be set too/);
  });

  it('reads the key from a file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'wandou-key-')), 'key.pem');
    writeFileSync(file, privateKey);
    expect(loadConfig({ RSA_PRIVATE_KEY_FILE: file }).keys.rsaIsDemo).toBe(false);
  });

  it('trusts proxies by their number or their addresses only', () => {
    expect(loadConfig({}).trustProxy).toBe(false);
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
  });
});

describe('A database that cannot be used', () => {
  const databaseUrl = 'postgres://wandou:secret@db.example.com:5432/parents';
  const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

  it.each([
    ['shows an unsigned certificate', failure('DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate')],
    ['shows an old certificate', failure('CERT_HAS_EXPIRED', 'certificate has expired')],
    ['shows the certificate of another', failure('ERR_TLS_CERT_ALTNAME_INVALID', 'Hostname does not match')],
    ['gives no rights', failure('42501', 'permission denied for database parents')],
    [
      'is a copy that only reads',
      failure('25006', 'cannot execute CREATE SCHEMA in a read-only transaction'),
    ],
  ])('is reported in one line when it %s, also where Drizzle wraps it', (_how, error) => {
    const line = `DATABASE_URL: the database parents at db.example.com:5432 cannot be used: ${error.message}`;
    expect(explainStartFailure(error, { port: 1, databaseUrl })).toBe(line);
    const wrapped = new Error('Failed query: CREATE SCHEMA', { cause: error });
    expect(explainStartFailure(wrapped, { port: 1, databaseUrl })).toBe(line);
  });
});
