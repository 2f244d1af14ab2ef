import {
  checkCode,
  checkNewPassword,
  checkPassword,
  checkPhone,
  checkRepeat,
} from '@/features/account/form/validators';

describe('the phone', () => {
  test('must be there', () => expect(checkPhone('')).toBe('手机号码不能为空！'));

  test.each(['1', '13800000001', '12345678901234'])('may be %s', (phone) => {
    expect(checkPhone(phone)).toBeUndefined();
  });

  test.each(['123456789012345', '1380000000a', '+8613800000001', ' 1', '１３８'])(
    'may not be %s',
    (phone) => {
      expect(checkPhone(phone)).toBe('请输入正确的手机号码！');
    },
  );
});

describe('code and password of a login', () => {
  test('must be there', () => {
    expect(checkCode('')).toBe('请输入验证码！');
    expect(checkPassword('')).toBe('请输入密码！');
  });

  test('are otherwise for the server to judge', () => {
    expect(checkCode('1')).toBeUndefined();
    expect(checkPassword('x')).toBeUndefined();
  });
});

describe('a new password', () => {
  test.each(['Wandou2026', 'abcdefg1', '1a3456789012345678!?'])('may be %s', (password) => {
    expect(checkNewPassword(password)).toBeUndefined();
  });

  test.each(['abc1', 'abcdefgh', '12345678', 'abcdefghijklmnopqrst1', 'abcd 1234'])(
    'may not be %s',
    (password) => {
      expect(checkNewPassword(password)).toBe('密码需为8–20位，且同时包含字母和数字');
    },
  );

  test('must be there, and be typed twice alike', () => {
    expect(checkNewPassword('')).toBe('请输入新密码！');
    expect(checkRepeat('Wandou2026', '')).toBe('请再次输入新密码！');
    expect(checkRepeat('Wandou2026', 'Wandou2027')).toBe('两次输入的密码不一致！');
    expect(checkRepeat('Wandou2026', 'Wandou2026')).toBeUndefined();
  });
});
