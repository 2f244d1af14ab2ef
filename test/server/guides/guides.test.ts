import { eq } from 'drizzle-orm';
import { GuideCode } from '../../../src/contract/guides/values';
import type { Guide } from '../../../src/contract/guides/schema';
import { routes } from '../../../src/contract/routes';
import { seedGuides } from '../../../server/domains/guides/seed';
import { guides } from '../../../server/domains/guides/tables';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

let backend: Backend;
let visitor: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  visitor = new Visitor(backend);
});
afterAll(() => backend.stop());

const ask = async (code: string) => (await visitor.ask('getGuide', { code })).data as Guide | null;

describe('A guide', () => {
  it.each(Object.values(GuideCode))(
    'of code %s is there without a demonstration and for visitors',
    async (code) => {
      const guide = await ask(code);
      expect(guide).toMatchObject({ code, title: expect.stringMatching(/./) as string });
      expect(guide?.steps.length).toBeGreaterThan(1);
    },
  );

  it.each(Object.values(GuideCode))('of code %s leads to a page that there is', async (code) => {
    const url = (await ask(code))?.next?.url ?? '';
    expect(Object.values(routes).filter(({ path }) => path === url)).toHaveLength(1);
  });

  it.each(Object.values(GuideCode))('of code %s has a picture for every step', async (code) => {
    for (const { picture, alt } of (await ask(code))?.steps ?? []) {
      const key = /\/files\/(.+)$/.exec(picture)?.[1] ?? '';
      const file = await backend.services.providers.storage.get(key);
      expect(file?.body.toString()).toMatch(/^(<svg .*<\/svg>$|RIFF[^]{4}WEBP)/);
      expect(alt).not.toBe('');
    }
  });

  it('is none for an unknown code', async () => {
    expect(await ask('gone')).toBeNull();
  });

  it('refuses what is no code, and names the field', async () => {
    const { code, message } = await visitor.ask('getGuide', { code: '' });
    expect(code).not.toBe('00000000');
    expect(message).toContain('code');
  });
});

describe('Guides of a newer product', () => {
  it('replace its older ones and leave alone what the operator wrote', async () => {
    const { db } = backend.services;
    await db.update(guides).set({ title: '旧的', edition: 'older' }).where(eq(guides.code, GuideCode.live));
    await db
      .update(guides)
      .set({ title: '运营写的', edition: '' })
      .where(eq(guides.code, GuideCode.entrance));
    await seedGuides(db);
    expect((await ask(GuideCode.live))?.title).toBe('怎样上直播课');
    expect((await ask(GuideCode.entrance))?.title).toBe('运营写的');
  });
});
