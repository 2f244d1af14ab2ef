import { View } from '@tarojs/components';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { ReportCard } from '@/contract/growth/report.schema';
import { subjectKey, subjectText } from '@/features/courses';
import { useApp } from '@/stores/app/app-context';
import { markOf } from './marks';
import { formatReleased } from './format-released';
import { reportRowTexts as texts } from './texts';
import './report-row.scss';

interface ReportRowProps {
  readonly report: ReportCard;
  readonly onPress: () => void;
}

/** A report in a list: title, sentence, read state. Its text is its accessible name. */
export function ReportRow({ report, onPress }: ReportRowProps) {
  const { about, isRead, kind, releasedAt, sentence, subject, title } = report;
  const { serverClock } = useApp();
  const name = subject === undefined ? '' : subjectText(subject);
  const tone = subject === undefined ? 'wandou' : subjectKey(subject);
  return (
    <Pressable
      className={classNames('card', 'card--pressable', 'report-row', isRead && 'report-row--read')}
      onPress={onPress}
    >
      <View className={classNames('report-row__mark', `report-row__mark--${tone}`)}>
        <Icon name={markOf(kind)} />
      </View>
      <View className="report-row__body">
        <View className="report-row__head">
          <View className="report-row__title">{title}</View>
          {!isRead && <View className="report-row__unread">{texts.unread}</View>}
        </View>
        {about && <View className="report-row__about">{about}</View>}
        {sentence && <View className="report-row__sentence">{sentence}</View>}
        <View className="report-row__foot">
          {name && <Tag text={name} tone={tone} />}
          <View className="report-row__when">
            {texts.releasedAt(formatReleased(releasedAt, serverClock))}
          </View>
        </View>
      </View>
      <Icon name="arrow-right" size={32} tone="secondary" />
    </Pressable>
  );
}
