/** What occurs on several screens has one picture, one list of contents and one price; other people have other names and faces. */
import { eq } from 'drizzle-orm';
import type { Delivery, Parcel } from '../../../src/contract/deliveries/schema';
import { shownNameOf } from '../../../src/contract/growth/shown-name';
import type { HomeworkCard, HomeworkDetail } from '../../../src/contract/homework/homework.schema';
import { HomeworkState } from '../../../src/contract/homework/values';
import type { TeachAid, TeachAidDetail } from '../../../src/contract/materials/schema';
import type { Exchange, Order } from '../../../src/contract/orders/schema';
import { OrderGroup } from '../../../src/contract/orders/values';
import { wrongQuestions } from '../../../server/domains/questions/wrong-questions/tables';
import { DEMO_ACCOUNTS } from '../accounts';
import { REQUESTS } from '../content/forms/requests';
import { TUTORS } from '../content/help/tutors';
import { GIFTS } from '../content/straight/gifts';
import { TEACHERS } from '../content/teachers/teachers';
import { pictureKey } from '../pictures/catalogue';
import { ask, backend, child, startDemoChild } from './demo-child';

startDemoChild();

const PAGE = { page: 1, limit: 50 };
const AIDS_PAGE = { page: 1, limit: 20 };

interface Seen {
  readonly title: string;
  readonly picture: string;
  readonly contents?: readonly string[];
}

async function delivered(): Promise<Seen[]> {
  const deliveries = await ask<Delivery[]>('listDeliveries', PAGE);
  return Promise.all(
    deliveries.map(async ({ deliveryId, picture, title }) => {
      const { parcels } = await ask<{ parcels: Parcel[] }>('listParcels', { deliveryId });
      return { title, picture, contents: parcels.flatMap(({ contents }) => contents) };
    }),
  );
}

async function ordered(): Promise<Seen[]> {
  const orders = await ask<{ orderId: number }[]>('listOrders', { ...PAGE, group: OrderGroup.all });
  const details = await Promise.all(orders.map(({ orderId }) => ask<Order>('getOrder', { orderId })));
  return details.flatMap(({ contents, lines, picture, title }) => [{ title, picture, contents }, ...lines]);
}

async function aids(): Promise<Seen[]> {
  const all = await ask<TeachAid[]>('listTeachAids', AIDS_PAGE);
  return Promise.all(
    all.map(async ({ aidId, picture, title }) => {
      const { contents } = await ask<TeachAidDetail>('getTeachAid', { aidId });
      return { title, picture, contents: contents.map(({ count, name }) => `${name} ×${count}`) };
    }),
  );
}

describe('A thing on several screens', () => {
  it('has one picture and the same contents in orders, deliveries and teaching aids', async () => {
    const seen = [...(await ordered()), ...(await delivered()), ...(await aids())];
    const twice = [...new Set(seen.map(({ title }) => title))].filter(
      (title) => seen.filter((one) => one.title === title).length > 1,
    );
    expect(twice).toEqual(expect.arrayContaining(['编程机器人套装', '思维学具盒', '围棋启蒙棋盘']));
    for (const title of twice) {
      const those = seen.filter((one) => one.title === title);
      expect([title, new Set(those.map(({ picture }) => picture)).size]).toEqual([title, 1]);
      const lists = those.flatMap(({ contents }) => (contents === undefined ? [] : [contents]));
      const [shortest = []] = lists.toSorted((one, other) => one.length - other.length);
      for (const list of lists) expect([title, list]).toEqual([title, expect.arrayContaining([...shortest])]);
    }
  });

  it('costs the same for whoever takes it', async () => {
    const taken = await ask<Exchange[]>('listExchanges', PAGE);
    const both = taken.flatMap((one) =>
      GIFTS.filter(({ title }) => title === one.title).map((gift) => [one, gift]),
    );
    expect(both.length).toBeGreaterThan(0);
    for (const [one, gift] of both) expect(one).toMatchObject({ cost: gift?.cost, currency: gift?.currency });
  });

  it('is a wrong question of homework only where that homework has been corrected', async () => {
    const given = await ask<HomeworkCard[]>('listHomework', { ...PAGE, tab: 'all' });
    const { todo, handedIn } = HomeworkState;
    const details = await Promise.all(
      given
        .filter(({ state }) => state === todo || state === handedIn)
        .map(({ homeworkId }) => ask<HomeworkDetail>('getHomework', { homeworkId })),
    );
    const open = details.flatMap(({ lessonTitle }) =>
      lessonTitle === '' ? [] : [`${lessonTitle} 课后作业`],
    );
    expect(open.length).toBeGreaterThan(1);
    const rows = await backend.services.db
      .select({ source: wrongQuestions.source })
      .from(wrongQuestions)
      .where(eq(wrongQuestions.userId, child.userId));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ source }) => open.includes(source))).toEqual([]);
  });
});

describe('Other people', () => {
  it('have no child of the name by which another child is known', () => {
    const names = Object.values(DEMO_ACCOUNTS).map(({ student }) => student.kidName ?? '');
    const shown = names.map((name) => shownNameOf(name));
    expect(new Set(shown).size).toBe(names.length);
    expect(shown.filter((name) => names.some((real) => real === name))).toEqual([]);
  });

  it('have a face of their own', () => {
    const faces = [
      ...TEACHERS.map(({ avatar }) => pictureKey.avatar(avatar)),
      ...TUTORS.map((one) => one.headImg),
    ];
    expect(new Set(faces).size).toBe(TEACHERS.length + TUTORS.length);
  });

  it('ask for what their form demands', () => {
    for (const { sections, title, wanted } of REQUESTS) {
      const fields = sections.flatMap((one) => one.fields);
      const media = fields.filter(({ kind }) => kind === 'photo' || kind === 'film' || kind === 'recording');
      const isOptional = (word: string) => word.endsWith('（选填）');
      expect([title, wanted.filter(isOptional).length]).toEqual([
        title,
        media.filter(({ isRequired }) => !isRequired).length,
      ]);
    }
  });
});
