import type { TonightLine } from '@/contract/home/schema';
import { HomeworkState } from '@/contract/homework/values';
import { reportTarget } from '@/features/growth/report/pages';
import { kindText } from '@/features/growth/report/kind-texts';
import { formatDue } from '@/features/homework/card/format-due';
import { homeworkTexts } from '@/features/homework/texts';
import type { PageTarget } from '@/features/links/click-target';
import type { IconName } from '@/components/Icon';
import type { LocalClock } from '@/services/clock';
import { todayTexts as texts } from './texts';

interface Shown {
  readonly icon: IconName;
  readonly title: string;
  /** '' for none. */
  readonly note: string;
  /** undefined: of a kind unknown to this build. */
  readonly target: PageTarget | undefined;
}

interface Reader {
  readonly userId: number;
  readonly serverClock: LocalClock;
}

/** A line in words, and where it leads; undefined for kinds unknown to this build. */
export function shownLine(line: TonightLine, { serverClock, userId }: Reader): Shown | undefined {
  const { count, id, reportKind, title } = line;
  const isOne = count === 1;
  switch (line.kind) {
    case 'homework':
      return {
        icon: 'edit',
        title: isOne ? texts.homework(title) : homeworkTexts.open(count),
        note: [isOne ? '' : texts.mostUrgent(title), dueOf(line, serverClock)].filter(Boolean).join('\n'),
        target: isOne
          ? { screen: 'homeworkDetail', params: { id: String(id) } }
          : { screen: 'homeworkList', params: { tab: 'open' } },
      };
    case 'confirm':
      return {
        icon: 'info',
        title: texts.confirm,
        note: title,
        target: { screen: 'furtherEducationEnter', params: {} },
      };
    case 'report':
      return {
        icon: 'growth',
        title: isOne ? texts.report(kindText(reportKind)) : texts.reports(count),
        note: title,
        target: reportKind && reportTarget({ id, kind: reportKind, evaluationId: 0 }, userId),
      };
    case 'delivery':
      return {
        icon: 'logistics',
        title: isOne ? texts.delivery : texts.deliveries(count),
        note: title,
        target: isOne
          ? { screen: 'myExpressPackList', params: { id: String(id) } }
          : { screen: 'myExpressList', params: {} },
      };
    default:
      return undefined;
  }
}

const dueOf = ({ at = '' }: TonightLine, serverClock: LocalClock): string =>
  formatDue({ state: HomeworkState.todo, dueAt: at, handedInAt: '', isExcused: false }, serverClock);
