import type { Line } from '@/components/Icon';
import { AgreementType, LOGIN_AGREEMENTS } from '@/contract/account/values';
import { agreementNames } from '@/features/account/agreements/texts';
import { exportData, exportTexts } from '@/features/account/export-data';
import type { OptionRow } from './row';
import { optionTexts } from './texts';

const shield: Line = { line: 'M24 5l15 6v12c0 9-6.5 16-15 20-8.5-4-15-11-15-20V11zM17 23l5 5 9-10' };

const icons: Readonly<Record<(typeof LOGIN_AGREEMENTS)[number], OptionRow['icon']>> = {
  [AgreementType.user]: 'order',
  [AgreementType.privacy]: shield,
  [AgreementType.children]: 'user',
};

/** The agreements, and the parent's data rights. */
export const legalRows: readonly OptionRow[] = [
  ...LOGIN_AGREEMENTS.map((type): OptionRow => ({
    key: type,
    group: 'legal',
    icon: icons[type],
    title: agreementNames[type],
    press: ({ app }) => app.router.go(type),
  })),
  {
    key: 'exportData',
    group: 'legal',
    icon: 'download',
    title: exportTexts.title,
    press: ({ app }) => exportData(app),
  },
  {
    key: 'cancelAccount',
    group: 'legal',
    icon: 'warning',
    title: optionTexts.cancelAccount,
    press: ({ app }) => app.router.go('userCancellation'),
  },
];
