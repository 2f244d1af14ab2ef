/** Shown to parents as toasts. */
import { FEEDBACK_LENGTH } from '../../../src/contract/help/values';

export const FEEDBACK_MESSAGES = {
  tooShort: `请至少输入${FEEDBACK_LENGTH.min}个字`,
  foreignPicture: '图片无效，请重新上传',
  tooOften: '反馈提交过于频繁，请稍后再试',
} as const;
