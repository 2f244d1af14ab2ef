/** Demo accounts 1 to 5, and a number without an account. */
export const PHONE = {
  unofficial: '13800000001',
  oneSubject: '13800000002',
  manySubjects: '13800000003',
  deviceLimited: '13800000004',
  captchaFirst: '13800000005',
  stranger: '13911110001',
} as const;
