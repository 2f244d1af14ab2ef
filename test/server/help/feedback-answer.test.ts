import { FeedbackKind } from '../../../src/contract/help/values';
import { OrderState } from '../../../src/contract/orders/values';
import { feedbacks } from '../../../server/domains/help/feedback/tables';
import { orders } from '../../../server/domains/orders/tables';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

const SECRET = 'a-secret-of-the-operator-0123456789abcdef';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ env: { OPERATOR_SECRET: SECRET } });
});
afterAll(() => backend.stop());

const answer = async (payload: unknown, secret = SECRET) => {
  const response = await new Visitor(backend).raw({
    method: 'POST',
    url: '/operator/answer-feedback',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    payload: JSON.stringify(payload),
  });
  return { status: response.status, body: JSON.parse(response.text) as Record<string, unknown> };
};

describe('The answer of customer service', () => {
  it('is a message of the inbox that leads to the order, once', async () => {
    const { visitor } = await buildParent(
      backend,
      aParent().withOrder({ state: OrderState.done, orderNo: 'D-7' }),
    );
    const content = '请为这个订单开具电子发票。';
    await visitor.ask('submitFeedback', { kind: FeedbackKind.order, content, pictures: [], orderNo: 'D-7' });
    const [asked] = await backend.services.db.select().from(feedbacks);
    const [bought] = await backend.services.db.select().from(orders);
    const words = { feedbackId: asked?.id, answer: '发票已发到您的邮箱' };
    expect(await answer(words)).toEqual({ status: 200, body: { isNew: true } });
    expect(await answer(words)).toEqual({ status: 200, body: { isNew: false } });
    const messages = (await visitor.ask('getMessages', { page: 1, limit: 10 })).data as unknown as {
      id: number;
    }[];
    expect(messages).toHaveLength(1);
    const message = (await visitor.ask('getMessage', { id: messages[0]?.id })).data;
    expect(message).toMatchObject({
      body: '订单 D-7：发票已发到您的邮箱',
      target: { url: `/myOrder?orderId=${bought?.id}` },
    });
  });

  it('is refused without the secret, and for an unknown question', async () => {
    expect(await answer({ feedbackId: 1, answer: '好' }, 'x')).toMatchObject({ status: 401 });
    expect(await answer({ feedbackId: 4711, answer: '好' })).toMatchObject({ status: 404 });
    expect(await answer({ feedbackId: 1, answer: '' })).toMatchObject({ status: 400 });
  });
});
