import { WEB_VERSION } from '@/contract/host';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { shareIcons } from '@/features/share/icons';
import { formatBytes } from '@/services/helpers/format-bytes';
import type { App } from '@/stores/app/app';
import type { Line, IconName } from '@/components/Icon';
import { AgreementType, LOGIN_AGREEMENTS } from '@/contract/account/values';
import { agreementNames } from '@/features/account/agreements/texts';
import { exportData, exportTexts } from '@/features/account/export-data';
import type { OptionStore } from './store';
import { optionTexts } from './texts';

type OptionGroup = 'account' | 'general' | 'legal' | 'about';

/** The context that rows read and act on. */
export interface OptionContext {
  readonly app: App;
  readonly store: OptionStore;
}

export interface OptionRow {
  /** Unique; also used by tests. */
  readonly key: string;
  readonly group: OptionGroup;
  /** A glyph's name or a feature's own path. */
  readonly icon: IconName | Line;
  readonly title: string;
  /** Condition on user and host; absent: always shown. */
  readonly isShown?: (context: OptionContext) => boolean;
  /** At the right end; empty while unknown. */
  readonly note?: (context: OptionContext) => string | undefined;
  /** A hidden action, not announced as one. */
  readonly tap?: (context: OptionContext) => void;
  /** Absent: the row is informational. */
  readonly press?: (context: OptionContext) => unknown;
}

const shield: Line = { line: 'M24 5l15 6v12c0 9-6.5 16-15 20-8.5-4-15-11-15-20V11zM17 23l5 5 9-10' };

const icons: Readonly<Record<(typeof LOGIN_AGREEMENTS)[number], OptionRow['icon']>> = {
  [AgreementType.user]: 'order',
  [AgreementType.privacy]: shield,
  [AgreementType.children]: 'user',
};

/** The agreements, and the parent's data rights. */
const legalRows: readonly OptionRow[] = [
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

/** The groups in order, with their headings. */
export const optionGroups: readonly { readonly key: OptionGroup; readonly title: string }[] = [
  { key: 'account', title: optionTexts.account },
  { key: 'general', title: optionTexts.general },
  { key: 'legal', title: optionTexts.legal },
  { key: 'about', title: optionTexts.about },
];

/** All rows of the settings, in order within their group. */
export const optionRows: readonly OptionRow[] = [
  {
    key: 'phone',
    group: 'account',
    icon: 'mobile',
    title: optionTexts.phone,
    note: ({ app }) => phoneNote(app),
  },
  {
    key: 'password',
    group: 'account',
    icon: 'lock',
    title: optionTexts.password,
    note: () => optionTexts.passwordNote,
    press: ({ app }) => app.router.go('findPassword'),
  },
  {
    key: 'devices',
    group: 'account',
    icon: 'setting',
    title: optionTexts.devices,
    press: ({ app }) => app.router.go('deviceManage'),
  },
  {
    key: 'push',
    group: 'general',
    icon: 'message',
    title: optionTexts.push,
    // The web has neither push nor reminders.
    isShown: ({ app }) => app.native.support('openPushSetting') === 'supported',
    note: ({ store }) => store.pushNote,
    press: ({ app, store }) =>
      app.platform.weChat.subscribing ? app.router.go('weChatReminders') : store.openPushSetting(),
  },
  {
    key: 'pageCache',
    group: 'general',
    icon: 'refresh',
    title: optionTexts.pageCache,
    note: ({ store }) => formatBytes(store.pageBytes),
    press: ({ store }) => store.clearPages(),
  },
  {
    key: 'courseCache',
    group: 'general',
    icon: 'download',
    title: optionTexts.courseCache,
    // Only native apps download courses.
    isShown: ({ app }) => app.platform.abilities.support('clearCourseCache') !== 'unsupported',
    note: ({ store }) => store.courseNote,
    press: ({ store }) => store.clearCourses(),
  },
  ...legalRows,
  {
    key: 'recommend',
    group: 'about',
    icon: shareIcons.share,
    title: optionTexts.recommend,
    press: ({ store }) => store.share(true),
  },
  {
    key: 'log',
    group: 'about',
    icon: 'service',
    title: optionTexts.log,
    // The native app's log.
    isShown: ({ app }) => app.native.support('uploadSystemLog') === 'supported',
    press: ({ store }) => store.uploadLog(),
  },
  {
    key: 'version',
    group: 'about',
    icon: 'info',
    title: optionTexts.version,
    note: () => WEB_VERSION,
    tap: ({ store }) => store.console.tap(),
  },
  {
    key: 'appVersion',
    group: 'about',
    icon: 'mobile',
    title: optionTexts.appVersion,
    isShown: ({ app }) => app.platform.environment.appVersion !== '',
    note: ({ app }) => app.platform.environment.appVersion,
  },
];

/** The visible rows of a group. */
export const rowsOf = (group: OptionGroup, context: OptionContext): readonly OptionRow[] =>
  optionRows.filter((row) => row.group === group && (row.isShown?.(context) ?? true));

function phoneNote({ student: { privateInfo } }: App): string {
  if (privateInfo.isFirstLoad) return optionTexts.loadingPhone;
  const phone = privateInfo.value?.parentPhone;
  if (phone === undefined) return optionTexts.unknownPhone;
  return phone ? maskPhone(phone) : optionTexts.noPhone;
}
