import type { AppError } from '@/contract/errors';
import { EMPTY_BODY } from '@/services/api/client';
import { errorText } from '@/services/error-text';

describe('what the parent reads', () => {
  it.each<[AppError, string]>([
    [{ kind: 'network' }, '网络异常'],
    [{ kind: 'network', isForeign: true }, '网络可能需要先登录，请检查 Wi-Fi'],
    [{ kind: 'timeout' }, '网络超时，请检查网络'],
    [{ kind: 'http', status: 500 }, '请求失败，请重试'],
    [{ kind: 'decode', reason: EMPTY_BODY }, '返回数据为空'],
    [{ kind: 'decode', reason: 'the body has no code' }, '返回状态异常'],
    [{ kind: 'business', code: '1', message: '密码错误' }, '密码错误'],
    [{ kind: 'business', code: '1', message: '' }, '请求失败，请重试'],
    [{ kind: 'auth', code: '1000010', message: '' }, '登录状态已过期，请重新登录'],
    [{ kind: 'unsupported', ability: 'version not support' }, '当前版本不支持，请升级后再试'],
    [{ kind: 'unsupported', ability: 'dial' }, '当前环境不支持该功能'],
  ])('%j is %s', (error, text) => {
    expect(errorText(error)).toBe(text);
  });
});
