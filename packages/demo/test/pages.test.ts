/** The pages that demo links open. */
import { ConfigTypeCode } from '../../../src/contract/configuration/values';
import { DEMO_PAGES } from '../pages/catalogue';
import { pictures } from '../pictures/all';
import { teacherProfiles } from '../../../server/domains/courses/teachers/tables';
import { upgradeConfigs } from '../../../server/domains/configuration/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { Visitor } from '../../../test/server/support/visitor';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const get = (url: string, of = backend) =>
  new Visitor(of).raw({ method: 'GET', url, headers: { accept: 'text/html' } });

describe('A page of the demonstration', () => {
  it.each(Object.entries(DEMO_PAGES))(
    '%s has one heading, what it promises, and no script',
    async (name, page) => {
      const { status, text, headers } = await get(`/demo/pages/${name}`);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect([...text.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, title]) => title)).toEqual([page.title]);
      expect(text).toContain('这是演示环境的页面');
      expect(text).not.toMatch(/<script|\son\w+=|style="|https?:\/\//);
      expect(pictures().map(({ key }) => key)).toContain(page.picture);
    },
  );

  it('lets nothing run and nothing in from elsewhere', async () => {
    const { headers } = await get('/demo/pages/consult');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/=]+'; /);
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it.each(['nothing', 'consult/', '__proto__', '../v1', 'teacher/T2101'])(
    'is not there by another name: %s',
    async (name) => {
      expect((await get(`/demo/pages/${name}`)).text).not.toContain('这是演示环境的页面');
    },
  );

  it('is where the operator’s links of the demonstration lead', async () => {
    const { db } = backend.services;
    const rows = await db.select().from(upgradeConfigs);
    const text = rows.map(({ typeValue, jsonUrl }) => `${typeValue} ${jsonUrl}`).join();
    const pages = await db.select().from(teacherProfiles);
    const names = [...text.matchAll(/\/demo\/pages\/([\w/-]+)/g)].map(([, name]) => name ?? '');
    // Teachers with only an app page have no external page.
    const elsewhere = pages.map(({ pageUrl }) => pageUrl).filter((url) => url !== '');
    const all = [...names, ...elsewhere.map((url) => url.replace(/^.*\/demo\/pages\//, ''))];
    expect(all.length).toBeGreaterThan(12);
    expect(all.filter((name) => !(name in DEMO_PAGES))).toEqual([]);
    const { data } = await new Visitor(backend).ask('getUpgradeConfig', { typeCode: ConfigTypeCode.stepUp });
    expect(data).toMatchObject([
      { jsonExpand: { url: expect.stringMatching(/^http:.*\/demo\/pages\/report$/) as string } },
    ]);
  });

  it('is not there without the demonstration', async () => {
    const plain = await startBackend();
    expect((await get('/demo/pages/consult', plain)).text).not.toContain('这是演示环境的页面');
    await plain.stop();
  });
});
