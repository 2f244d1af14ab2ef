import type { EnvReader } from './env';

/** Who runs the product, as the agreements name it. */
export interface Company {
  readonly name: string;
  readonly privacyMail: string;
  readonly childrenMail: string;
}

const SETTINGS = ['COMPANY_NAME', 'PRIVACY_MAIL', 'CHILDREN_MAIL'] as const;

const DEMO: Company = {
  name: '豌豆家长端运营方',
  privacyMail: 'privacy@wandou.example',
  childrenMail: 'children@wandou.example',
};

/** `isDemo`: nobody named himself, which production refuses. */
export function readCompany(env: EnvReader): { readonly company: Company; readonly isDemo: boolean } {
  const given = env.group(SETTINGS);
  if (given === null) return { company: DEMO, isDemo: true };
  const company = {
    name: given.COMPANY_NAME,
    privacyMail: given.PRIVACY_MAIL,
    childrenMail: given.CHILDREN_MAIL,
  };
  return { company, isDemo: false };
}
