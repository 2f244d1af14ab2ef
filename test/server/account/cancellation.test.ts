import { eq } from 'drizzle-orm';
import { AppScene } from '../../../src/contract/account/values';
import { cancellations } from '../../../server/domains/account/cancellation/tables';
import { hourBalances } from '../../../server/domains/hours/tables';
import { SubjectCode } from '../../../src/contract/courses/values';
import { DAY, MINUTE } from '../../../server/core/time';
import { withManySubjects } from '../../builders/children';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { phoneFields, Visitor } from '../support/visitor';

const withMuchToLose = withManySubjects()
  .withHours(SubjectCode.wandou, { baseHours: 20 })
  .withHours(SubjectCode.biancheng, { baseHours: 28, giveHours: 3.5 })
  .withHourGift(SubjectCode.wandou, 4)
  .withHomework('wandou', { undone: 2 });

let backend: Backend;
let parent: Visitor;
let phone: string;
let userId: number;
beforeAll(async () => {
  backend = await startBackend({
    env: { SMS_PHONE_PER_HOUR: '1000', SMS_PHONE_PER_DAY: '1000', SMS_CAPTCHA_FROM_PHONE_SEND: '1000' },
  });
  ({ visitor: parent, phone, userId } = await buildParent(backend, withMuchToLose));
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(cancellations);
  // The next code may be sent only after a wait.
  backend.clock.pass(2 * MINUTE);
});

const masked = (number: string) => number.replace(/^(\d{3})\d{4}/, '$1****');
const state = async (who = parent) => (await who.ask('getCancellation')).data;
const agree = () => parent.ask('agreeToCancellation');
const scene = { 'app-scene': AppScene.cancelAccount };
const sendCode = () => parent.ask('sendVerificationCodeV3', phoneFields(phone), scene);
const confirm = (verificationCode: string) => parent.ask('confirmCancellation', { verificationCode });

async function cancel() {
  await agree();
  await sendCode();
  return confirm(parent.lastCode);
}

describe('What is lost', () => {
  it('is named by what the account has', async () => {
    const { data } = await parent.ask('getCancellationLosses');
    expect(data.hours).toContainEqual({ brandCode: 'VIP_BianCheng', name: '编程', hours: 31.5 });
    expect(data).toMatchObject({ unclaimedHours: 4, homework: 2 });
    expect(data.courses).toHaveLength(6);
    expect(data.comingLessons).toBeGreaterThan(0);
  });

  it('is what is left, not what there was', async () => {
    await backend.services.db
      .update(hourBalances)
      .set({ baseHours: 0, giveHours: 0 })
      .where(eq(hourBalances.userId, userId));
    expect((await parent.ask('getCancellationLosses')).data.hours).toEqual([]);
  });

  it('is of this account alone', async () => {
    const { visitor: other } = await buildParent(backend, aParent());
    expect((await other.ask('getCancellationLosses')).data).toMatchObject({ hours: [], comingLessons: 0 });
  });
});

describe('Cancelling an account', () => {
  it('begins without a state, and shows the phone masked', async () => {
    expect(await state()).toEqual({
      status: 'none',
      phone: masked(phone),
      requestedAt: '',
      until: '',
      coolingOffDays: 15,
    });
  });

  it('goes through consent and code to a cooling-off of 15 days', async () => {
    expect((await agree()).data.status).toBe('agreed');
    expect((await sendCode()).code).toBe('0');
    expect(backend.sent.at(-1)?.line).toContain('注销账号');
    const { data } = await confirm(parent.lastCode);
    const { requestedAt, until } = data as { requestedAt: string; until: string };
    expect(data.status).toBe('pending');
    const wait = new Date(`${until.replace(' ', 'T')}+08:00`).getTime();
    expect(wait - new Date(`${requestedAt.replace(' ', 'T')}+08:00`).getTime()).toBe(15 * DAY);
  });

  it('sends no code and confirms nothing before the consequences are agreed to', async () => {
    expect((await sendCode()).code).toBe('10000005');
    expect((await confirm('123456')).code).toBe('10000005');
    expect((await state()).status).toBe('none');
  });

  it('forgets the consent after an hour', async () => {
    await agree();
    backend.clock.pass(60 * MINUTE);
    expect((await state()).status).toBe('none');
    expect((await sendCode()).code).toBe('10000005');
  });

  it('takes the right code alone, and each code once', async () => {
    await agree();
    await sendCode();
    const code = parent.lastCode;
    expect((await confirm(code === '111111' ? '222222' : '111111')).code).toBe('1000013');
    expect((await state()).status).toBe('agreed');
    expect((await confirm(code)).code).toBe('00000000');
    await parent.ask('undoCancellation');
    await agree();
    expect((await confirm(code)).code).toBe('1000013');
  });

  it('accepts no code that was sent for another purpose', async () => {
    await agree();
    await parent.sendCode(phone, AppScene.findPassword);
    expect((await confirm(parent.lastCode)).code).toBe('1000013');
  });

  it('sends no code of its kind to the phone of another account', async () => {
    const other = await buildParent(backend, aParent());
    await agree();
    const answer = await parent.ask('sendVerificationCodeV3', phoneFields(other.phone), scene);
    expect(answer).toMatchObject({ status: 400, body: { field: 'phoneCipher' } });
  });

  it('is one, however often the confirmation arrives', async () => {
    const first = await cancel();
    const second = await confirm(parent.lastCode);
    expect(second.code).toBe('00000000');
    expect(second.data).toEqual(first.data);
  });

  it('can be undone until the cooling-off is over, and then no more', async () => {
    await cancel();
    backend.clock.pass(15 * DAY - 1000);
    await parent.passwordLogin(phone);
    expect((await parent.ask('undoCancellation')).data.status).toBe('none');
    await cancel();
    backend.clock.pass(15 * DAY);
    await parent.passwordLogin(phone);
    expect((await parent.ask('undoCancellation')).code).toBe('10000005');
    expect((await state()).status).toBe('pending');
  });

  it('takes the consent back where there was no more than that', async () => {
    await agree();
    expect((await parent.ask('undoCancellation')).data.status).toBe('none');
    expect((await sendCode()).code).toBe('10000005');
  });

  it('with nothing to undo is no error', async () => {
    expect((await parent.ask('undoCancellation')).data.status).toBe('none');
  });

  it('leaves the login open while it is pending', async () => {
    await cancel();
    const again = new Visitor(backend);
    expect((await again.passwordLogin(phone)).code).toBe('0');
    expect((await state(again)).status).toBe('pending');
  });

  it('is limited to the own account', async () => {
    await cancel();
    const other = await buildParent(backend, aParent());
    expect(await state(other.visitor)).toMatchObject({ status: 'none', phone: masked(other.phone) });
    await other.visitor.ask('undoCancellation');
    expect((await state()).status).toBe('pending');
  });

  it.each(['getCancellation', 'getCancellationLosses', 'agreeToCancellation', 'undoCancellation'] as const)(
    'asks for a session: %s',
    async (call) => {
      expect((await new Visitor(backend).ask(call)).status).toBe(401);
    },
  );

  it('names the field of an invalid code', async () => {
    expect(await confirm('12ab')).toMatchObject({ status: 400, body: { field: 'verificationCode' } });
  });
});
