/** `npm run gateway:check` against this backend, a gateway built only from the document, and addresses that are no gateway. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkGateway, Severity, type Options, type Report } from '../../../scripts/gateway/check';
import { readOptions, secretsOf } from '../../../scripts/gateway/options';
import { reportText, without } from '../../../scripts/gateway/table';
import { isRead } from '../../../src/contract/reads';
import { allCalls, type CallName } from '../../../src/contract/registry';
import type { CallEntry } from '../../../src/contract/define';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { startSecondGateway, type OpenApiDocument, type Deviations } from '../support/second-gateway';
import { PASSWORD, Visitor } from '../support/visitor';

const keyVersion = (): string => 'v1';
const publicKey = (): string =>
  readFileSync(join(__dirname, '../../../server/core/demo-keys/DEMO_ONLY_public.pem'), 'utf8');

let backend: Backend;
let parent: InsideParent;
let document: OpenApiDocument;
beforeAll(async () => {
  backend = await startBackend();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  parent = await buildParent(
    backend,
    anOfficialParent()
      .withCourse('wandou')
      .withClass('wandou', { time: '19:00' })
      .withHomework('wandou', { undone: 1 })
      .withOrder({ state: 3 })
      .withAddress()
      .withMessages({ unread: 1, read: 1 }),
  );
  document = JSON.parse((await new Visitor(backend).raw({ url: '/openapi.json' })).text) as OpenApiDocument;
});
afterAll(() => backend.stop());

const originOf = (server: Pick<Server, 'address'>): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const PHONE = '13812345678';

/** Options as typed by an operator. */
function optionsFor(origin: string, more: readonly string[] = [], given = {}): Options {
  const args = ['--origin', origin, '--account', PHONE, ...more];
  const read = readOptions(args, { password: PASSWORD, ...given, apiHosts: {}, publicKey, keyVersion });
  if (typeof read === 'string') throw new Error(read);
  return { ...read, fetch };
}

const textOf = (report: Report, { credentials }: Options): string =>
  without(reportText(report), [...secretsOf(credentials), ...report.secrets]);

async function checkSecond(deviations: Deviations = {}, more: readonly string[] = []) {
  const gateway = await startSecondGateway(document, deviations);
  const options = optionsFor(gateway.origin, more);
  const report = await checkGateway(options);
  await gateway.stop();
  return { report, text: textOf(report, options), asked: gateway.asked };
}

const rowOf = ({ rows }: Report, name: CallName) => rows.find(({ call }) => call === name);
const lineOf = (text: string, call: CallName): string =>
  text.split('\n').find((line) => line.startsWith(`${call} `)) ?? '';

describe('The check of a gateway', () => {
  it('finds nothing wrong with the backend here, and logs in as the app does', async () => {
    const options = optionsFor(originOf(backend.app.server), ['--account', parent.phone]);
    const report = await checkGateway(options);
    const wrong = report.rows.filter(({ severity }) => severity !== Severity.fine);
    expect([wrong, report.stopped, report.severity]).toEqual([[], undefined, Severity.fine]);
    for (const name of [
      'pwdLogin',
      'exchangeTemporaryToken',
      'getHomework',
      'getOrder',
      'getMessage',
    ] as const)
      expect([name, rowOf(report, name)?.reached]).toEqual([name, true]);
    const text = textOf(report, options);
    expect(text).toContain('0: All is as the app was made for.');
    for (const secret of [parent.phone, PASSWORD, ...report.secrets]) expect(text).not.toContain(secret);
  });

  it('takes a session that is there already, and leaves it open', async () => {
    const options = optionsFor(originOf(backend.app.server), [], { token: parent.token });
    const report = await checkGateway(options);
    expect([report.severity, rowOf(report, 'pwdLogin')]).toEqual([Severity.fine, undefined]);
    expect(textOf(report, options)).not.toContain(parent.token);
    expect((await parent.visitor.ask('getStudentInfo')).code).toBe('00000000');
  });

  it('names what a gateway made from the document alone leaves out or says otherwise, and the screens that show less', async () => {
    const { report, text } = await checkSecond();
    expect([report.severity, report.stopped]).toEqual([Severity.less, undefined]);
    expect(rowOf(report, 'listAddresses')?.findings).toEqual(
      expect.arrayContaining([
        { kind: 'missing', path: '[].areaCode', expected: 'text', found: 'nothing' },
        { kind: 'otherType', path: '[].addressId', expected: 'number', found: 'text' },
      ]),
    );
    expect(rowOf(report, 'getAppFlag')?.findings).toEqual([
      { kind: 'otherType', path: 'isDisplay', expected: 'yes or no', found: 'number' },
    ]);
    expect(lineOf(text, 'getHomework')).toMatch(/yes +\| 00000000 \| .*missing.* \| .*homework/);
    // Still readable: the screens show everything.
    expect(lineOf(text, 'getAppFlag')).toMatch(/\|$/);
    expect(text).toMatch(/^listOrders {2}\[\]\.\w+: missing {2}→ {2}myOrder$/m);
  });

  it('says that a screen cannot work where a call does not exist, a list is missing or the session is refused', async () => {
    const { report, text } = await checkSecond({
      lacking: ['/v1/order/list'],
      own: {
        getStudentInfo: { code: '1000010', message: '请登录', data: null },
        listTeachers: { code: 0, message: '', data: 'none' },
      },
    });
    expect(report.severity).toBe(Severity.broken);
    expect(rowOf(report, 'listOrders')).toMatchObject({ reached: false, severity: Severity.broken });
    expect(lineOf(text, 'listOrders')).toMatch(/\| no +\| +\| 404, the body has no code +\| myOrder$/);
    expect(lineOf(text, 'listTeachers')).toMatch(
      /the answer: text for list, cannot be read +\| teacherList$/,
    );
    expect(lineOf(text, 'getStudentInfo')).toMatch(/refused: no session +\| every screen \(start\)$/);
    expect(rowOf(report, 'getOrder')).toMatchObject({ reached: 'not asked', severity: Severity.fine });
  });

  it('changes nothing unless it is asked to', async () => {
    const isWrite = (name: string): boolean => !isRead(allCalls[name as CallName] as CallEntry);
    const writesIn = (asked: readonly string[]) => asked.filter(isWrite);
    const { asked } = await checkSecond();
    expect(writesIn(asked)).toEqual(['pwdLogin', 'exchangeTemporaryToken']);
    const { asked: more } = await checkSecond({}, ['--writes']);
    expect(writesIn(more)).toEqual(expect.arrayContaining(['addAddress', 'signIn', 'cancelOrder']));
    expect(more.at(-1)).toBe('logout');
    for (const name of ['confirmCancellation', 'resetPassword', 'sendVerificationCode', 'removeDevice'])
      expect(more).not.toContain(name);
  });

  describe('of an address that is no gateway', () => {
    it('says so in one sentence, with the code of what cannot work', async () => {
      const page = createServer((_request, response) => response.end('<!doctype html><p>Welcome</p>'));
      await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
      const origin = originOf(page);
      const html = await checkGateway(optionsFor(origin));
      await new Promise((resolve) => page.close(resolve));
      const refused = await checkGateway(optionsFor(origin));
      expect([html, refused].map(({ stopped, severity }) => [stopped, severity])).toEqual([
        ['The login stops at pwdLogin: 200, HTML instead of JSON.', Severity.broken],
        ['The login stops at pwdLogin: no connection.', Severity.broken],
      ]);
    });

    it('says that the login is refused, and hides what a message repeats', async () => {
      const own = { pwdLogin: { code: '1000011', message: `${PHONE}的密码不正确`, data: null } };
      const { report, text } = await checkSecond({ own });
      expect(report.severity).toBe(Severity.broken);
      expect(text).toContain('The gateway refuses pwdLogin with 1000011 (***的密码不正确).');
      const captcha = await checkSecond({ own: { pwdLogin: { code: '4011', message: '', data: null } } });
      expect(captcha.report.stopped).toMatch(/asks for a captcha; give a session by GATEWAY_TOKEN instead/);
    });
  });

  it('sends nothing in the clear over a network, and takes no password on the command line', () => {
    const read = (args: readonly string[], given = {}) =>
      readOptions(args, { ...given, apiHosts: {}, publicKey, keyVersion });
    const origin = ['--origin', 'https://api.example.com'];
    expect(read(['--origin', 'http://api.example.com', '--account', PHONE])).toMatch(/is no base URL/);
    expect(read([...origin, '--account', PHONE])).toMatch(/GATEWAY_PASSWORD is missing/);
    expect(read([...origin, '--password', PASSWORD])).toMatch(/--password/);
    expect(read(origin)).toMatch(/--account is missing/);
    expect(read([...origin, '--host', 'member=https://m.example.com/'], { token: 'abcd' })).toMatchObject({
      hosts: { apiOrigin: 'https://api.example.com', apiHosts: { member: 'https://m.example.com/' } },
    });
  });
});
