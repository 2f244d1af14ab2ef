/** What production stores in an empty database, by table and file, without any demo data. */
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SourceName } from '../../../src/contract/account/values';
import { AREA_CODES } from '../../../server/domains/account/look-ups/area-code-list';
import { guideDrawings, guideScreens } from '../../../server/domains/guides/pictures';
import { startBackend, type Backend } from '../../../test/server/support/backend';

/** Rows that an installation needs before its operator has configured anything. Every other table is empty. */
const BASE_ROWS: Readonly<Record<string, number>> = {
  /** All countries, and the channels named in the specification. */
  area_codes: AREA_CODES.length,
  sources: Object.keys(SourceName).length,
  tabs: 4,
  /** Subjects with a tab in my courses; enrolment of new students is open. */
  configurations: 2,
  /** The dialog of the trial hour. */
  upgrade_configs: 1,
  /** For the programming brand. */
  guides: 13,
  hour_categories: 3,
  agreements: 4,
  /** base, phone key, agreements, tab icons, ledgers, past events. */
  seed_marks: 8,
};

const TAB_ICONS = ['home', 'growth', 'courses', 'mine'].flatMap((tab) =>
  ['light', 'normal'].map((state) => `PUT /bucket/pictures/tabs/${tab}-${state}.svg`),
);

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

/** Files written to or deleted from the operator's storage. */
const stored: string[] = [];
const GUIDE_PICTURES = [...guideDrawings(), ...guideScreens()].map(({ key }) => `PUT /bucket/${key}`);

let storage: Server;
let backend: Backend;

beforeAll(async () => {
  storage = createServer((request, response) => {
    // No file exists yet.
    if (request.method === 'GET') response.statusCode = 404;
    else stored.push(`${request.method ?? ''} ${request.url ?? ''}`);
    request.resume().on('end', () => response.end());
  });
  storage.listen(0, '127.0.0.1');
  await once(storage, 'listening');
  const address = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  backend = await startBackend({
    empty: true,
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://app.example.com',
      RSA_PRIVATE_KEY: privateKey,
      PHONE_KEY: 'a secret of at least thirty-two characters',
      SIGNATURE_KEY: 'another secret of thirty-two characters or more',
      OPERATOR_SECRET: 'a secret of the operator, thirty-two or more',
      TRUST_PROXY: '0',
      COMPANY_NAME: '豌豆教育科技有限公司',
      PRIVACY_MAIL: 'privacy@example.com',
      CHILDREN_MAIL: 'children@example.com',
      DRAIN_SECONDS: '0',
      WECHAT_OFFICIAL_APP_ID: 'id',
      WECHAT_OFFICIAL_SECRET: 'secret',
      WECHAT_MINI_APP_ID: 'id',
      WECHAT_MINI_SECRET: 'secret',
      SMS_GATEWAY_URL: address,
      PUSH_GATEWAY_URL: address,
      RECOGNITION_GATEWAY_URL: address,
      S3_ENDPOINT: address,
      S3_BUCKET: 'bucket',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
afterAll(async () => {
  await backend.stop();
  storage.close();
});

describe('Production on an empty database', () => {
  it('has the rows that every installation needs, and none of the demonstration', async () => {
    const { db } = backend.services;
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    );
    expect(tables.length).toBeGreaterThan(50);
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM ${sql.identifier(name)}`,
      );
      const count = rows[0]?.count ?? 0;
      if (count > 0) counts[name] = count;
    }
    expect(counts).toEqual(BASE_ROWS);
  });

  it('stores the icons of the tabs, the pictures of the guides, and no other one', () => {
    expect([...stored].sort()).toEqual([...TAB_ICONS, ...GUIDE_PICTURES].sort());
  });

  it('does not even know the demonstration', () => {
    expect(backend.running.demo).toBeNull();
    const modules = Object.keys(require.cache);
    expect(modules.filter((file) => /(?<!test)\/server\//.test(file)).length).toBeGreaterThan(100);
    expect(modules.filter((file) => /\/packages\/demo\/(?!test\/)/.test(file))).toEqual([]);
  });
});
