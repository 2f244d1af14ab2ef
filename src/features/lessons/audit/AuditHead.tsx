import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { SubjectMark } from '@/components/SubjectMark';
import { Tag } from '@/components/Tag';
import type { LiveAudit } from '@/contract/lessons/schema';
import { subjectKey, subjectText } from '@/features/courses';
import { Zoned } from '@/features/dates/Zoned';
import { useApp } from '@/stores/app/app-context';
import { whenOf } from '../dates';
import { lessonTexts } from '../texts';
import type { AuditView } from './store';
import { auditTexts } from './texts';
import './audit-head.scss';

interface AuditHeadProps {
  readonly audit: LiveAudit;
  readonly view: AuditView;
}

/** The class; strangers see only picture, name and subject. */
export function AuditHead({ audit, view }: AuditHeadProps) {
  const { courseDate, picture, subject, teacherName, title } = audit;
  const when = whenOf(courseDate, useApp().serverClock);
  const name = subjectText(subject);
  return (
    <Card className="audit-head">
      <Picture
        className="audit-head__picture"
        src={picture}
        alt=""
        width={630}
        height={354}
        round="small"
        fallback={<SubjectMark subject={subjectKey(subject)} size={160} />}
      />
      <View className="audit-head__line">
        <View
          className="audit-head__title test-guide-title"
          {...aria({ role: 'heading', 'aria-level': '2' })}
        >
          {title}
        </View>
        <Tag text={auditTexts.state[view]} tone={view === 'live' ? 'primary' : 'neutral'} />
      </View>
      <View className="audit-head__note">{teacherName ? lessonTexts.byWhom(name, teacherName) : name}</View>
      {when.said && (
        <View className="audit-head__note">
          <Zoned of={when} />
        </View>
      )}
    </Card>
  );
}
