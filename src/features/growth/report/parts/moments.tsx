import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import type { ReportMoment } from '@/contract/growth/report.schema';
import { formatMonthDay } from '@/features/dates/in-full';
import { reportTexts as texts } from '../texts';

/** Moments and teachers' comments, with their date. */
export function Moments({ moments }: { readonly moments: readonly ReportMoment[] }) {
  if (moments.length === 0) return null;
  return (
    <View className="report-moments">
      <View className="report-section__heading">{texts.moments}</View>
      <View {...aria({ role: 'list', 'aria-label': texts.moments })}>
        {moments.map(({ at, text, title }) => (
          <View
            key={`${at} ${title} ${text}`}
            className="report-moments__moment"
            {...aria({ role: 'listitem' })}
          >
            <View className="report-moments__when">{formatMonthDay(at)}</View>
            <View className="report-moments__words">
              {title && <View className="report-moments__title">{title}</View>}
              {text && <View className="report-moments__text">{text}</View>}
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}
