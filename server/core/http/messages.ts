import { CHARACTERS_MAX } from '../../../src/contract/primitives.schema';
import { REASON_LENGTH } from '../../../src/contract/staff/values';

/** Texts of the HTTP layer, shown to parents as toasts. */
export const HTTP_MESSAGES = {
  success: 'success',
  sessionExpired: '登录状态已过期，请重新登录',
  sessionInvalid: '登录状态无效，请重新登录',
  sessionRevoked: '您已退出登录，请重新登录',
  forbidden: '没有权限查看该内容',
  notFound: '请求的地址不存在',
  fileNotFound: '文件不存在',
  pictureWidth: '图片宽度不在可选范围内',
  methodNotAllowed: '不支持的请求方法',
  badInput: '请求内容有误，请检查后重试',
  reason: `原因请写${REASON_LENGTH.min}到${REASON_LENGTH.max}个字`,
  bodyNotJson: '请求内容不是合法的 JSON',
  bodyTooLarge: '请求内容过大',
  mediaType: '请求内容的格式不支持',
  encoding: '请求内容不能压缩',
  tooManyRequests: '操作过于频繁，请稍后再试',
  unavailable: '服务暂时不可用，请稍后再试',
  shuttingDown: '服务正在重启，请稍后再试',
  noConsole: '后台页面还没有构建。运行 npm run build -w packages/console，再重启服务。',
  internal: '服务开小差了，请稍后再试',
} as const;

const RULES: Readonly<Record<string, string>> = {
  required: '不能缺少',
  type: '类型不正确',
  enum: '不在允许的取值内',
  const: '不在允许的取值内',
  pattern: '格式不正确',
  format: '格式不正确',
  minLength: '太短',
  maxLength: '太长',
  [CHARACTERS_MAX]: '太长',
  minimum: '太小',
  maximum: '太大',
  exclusiveMinimum: '太小',
  exclusiveMaximum: '太大',
  multipleOf: '取值不正确',
  minItems: '数量太少',
  maxItems: '数量太多',
  uniqueItems: '有重复项',
  additionalProperties: '是未知字段',
  nul: '含有不允许的字符',
  number: '不是有效的数字',
};

/** Human-readable message for an invalid field; programs read `field`. */
export function badFieldMessage(field: string, rule: string): string {
  const what = RULES[rule] ?? '不正确';
  return field === '' ? `请求内容${what}` : `参数 ${field} ${what}`;
}
