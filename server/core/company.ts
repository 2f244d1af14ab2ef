import type { EnvReader } from './env';

/** Who runs the product, as the agreements name it. */
export interface Company {
  readonly name: string;
  readonly privacyMail: string;
  readonly childrenMail: string;
  /** The settings are missing; production refuses it. */
  readonly isDemo: boolean;
}

const SETTINGS = ['COMPANY_NAME', 'PRIVACY_MAIL', 'CHILDREN_MAIL'] as const;

const DEMO: Company = {
  name: '豌豆家长端运营方',
  privacyMail: 'privacy@wandou.example',
  childrenMail: 'children@wandou.example',
  isDemo: true,
};

export function readCompany(env: EnvReader): Company {
  const given = env.group(SETTINGS);
  if (given === null) return DEMO;
  return {
    name: given.COMPANY_NAME,
    privacyMail: given.PRIVACY_MAIL,
    childrenMail: given.CHILDREN_MAIL,
    isDemo: false,
  };
}
