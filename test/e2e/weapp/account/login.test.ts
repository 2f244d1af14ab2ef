import { anOfficialParent } from '../../../builders/parent';
import { testContext } from '../support/backend';
import { PAGES } from '../support/parent';
import { suite } from '../support/suite';

const at = suite();

beforeEach(() => at.parent.arrive());

test('a parent logs in with phone and code, past the captcha', async () => {
  const { parent, phone } = at;
  const { phone: number } = await anOfficialParent()
    .withAccount({ alwaysCaptcha: true })
    .build(testContext());
  await parent.typeCode(number, true);
  await phone.picture('login-code');
  await parent.answering(async () => {
    await parent.submit();
    await phone.at(PAGES.courses);
  });
  expect(await parent.token()).not.toBe('');
});

test('a code that is wrong says so, and the right one logs in', async () => {
  const { parent, phone } = at;
  const { phone: number } = await anOfficialParent().build(testContext());
  await parent.typeCode(number, false);
  const code = await phone.typed('.test-field-code');
  await phone.type('.test-field-code', code === '000000' ? '111111' : '000000');
  await parent.toasted(/验证码错误/, parent.submit);
  await phone.type('.test-field-code', code);
  await parent.answering(() => parent.submitUntil(PAGES.courses));
});

test('a parent logs in by password', async () => {
  const { parent, phone } = at;
  const { phone: number } = await anOfficialParent().withCourse('wandou').build(testContext());
  await parent.typePassword(number);
  await parent.answering(() => parent.submitUntil(PAGES.courses));
  await phone.find('.test-course');
});

test('a parent logs in with one tap, by the phone number of WeChat', async () => {
  const { parent, phone } = at;
  const { phone: number } = await anOfficialParent().withCourse('wandou').build(testContext());
  await parent.choose('sms');
  await phone.picture('login-wechat-phone');
  const button = await phone.find('.test-wechat-phone');
  await parent.answering(async () => {
    await button.trigger('getphonenumber', { errMsg: 'getPhoneNumber:ok', code: `demo-${number}` });
    await phone.at(PAGES.courses);
  });
  await phone.find('.test-course');
});

test('a parent who refuses the phone number goes on at the fields', async () => {
  const { parent, phone } = at;
  await parent.choose('password');
  const button = await phone.find('.test-wechat-phone');
  const refuse = () => button.trigger('getphonenumber', { errMsg: 'getPhoneNumber:fail user deny' });
  await parent.toasted(/获取微信手机号失败/, refuse);
  await phone.find('.test-field-code');
});

test('what is missing is said before anything is sent', async () => {
  const { parent, phone } = at;
  await parent.choose('sms');
  await phone.type('.test-field-mobile', '');
  await parent.offline(() => parent.toasted(/手机号码不能为空/, parent.submit));
});
