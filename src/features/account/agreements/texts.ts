import { AgreementType } from '@/contract/account/values';

/** Short names for use in sentences; the full title is in the document. */
export const agreementNames: Readonly<Record<AgreementType, string>> = {
  [AgreementType.user]: '用户协议',
  [AgreementType.privacy]: '隐私政策',
  [AgreementType.children]: '儿童隐私政策',
  [AgreementType.cancellation]: '账号注销须知',
};

export const agreementTexts = {
  version: (version: number): string => `第${version}版`,
  changedOn: (day: string): string => `最近修改：${day}`,
  effectiveOn: (day: string): string => `生效日期：${day}`,
  contents: '目录',
  quoted: (name: string): string => `《${name}》`,
} as const;
