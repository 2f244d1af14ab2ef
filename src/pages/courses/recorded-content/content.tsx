import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Tag } from '@/components/Tag';
import type { ChapterDetail } from '@/contract/courses/film-course.schema';
import { FilmAccess } from '@/contract/courses/values';
import { subjectKey } from '@/features/courses';
import { CourseCover } from '@/features/courses/cover/CourseCover';
import { watchedPercent } from '@/features/courses/chapter-state';
import { recordedContentTexts as texts } from './texts';

const MINUTE = 60;

interface ContentProps {
  readonly chapter: ChapterDetail;
}

export function Content({ chapter }: ContentProps) {
  const { courseTitle, keyPoints, position, subject, summary, title } = chapter;
  return (
    <>
      <CourseCover {...chapter} />
      <Card className="recorded-content__card">
        <Tag tone={subjectKey(subject)} text={texts.position(position, courseTitle)} />
        <View
          className="recorded-content__title page-title"
          {...aria({ role: 'heading', 'aria-level': '2' })}
        >
          {title}
        </View>
        <View className="recorded-content__state">{stateOf(chapter)}</View>
      </Card>
      <Card className="recorded-content__card">
        {summary && (
          <>
            <Heading text={texts.summary} />
            <View className="recorded-content__text">{summary}</View>
          </>
        )}
        {keyPoints.length > 0 && <Heading text={texts.keyPoints} />}
        {keyPoints.map((point) => (
          <View key={point} className="recorded-content__point">
            <Icon name="check" size={32} tone="primary" />
            <View className="recorded-content__words">{point}</View>
          </View>
        ))}
        {!summary && keyPoints.length === 0 && (
          <View className="recorded-content__text">{texts.nothing}</View>
        )}
      </Card>
    </>
  );
}

/** Duration, and progress or the reason for being locked. */
function stateOf(chapter: ChapterDetail): string {
  const { access, seconds } = chapter;
  const length = seconds < MINUTE ? texts.seconds(seconds) : texts.minutes(Math.round(seconds / MINUTE));
  return [seconds > 0 && length, farOf(chapter, access)].filter(Boolean).join(' · ');
}

function farOf(chapter: ChapterDetail, access: FilmAccess): string {
  if (access === FilmAccess.locked) return texts.locked;
  if (access === FilmAccess.expired) return texts.expired;
  const percent = watchedPercent(chapter);
  if (percent === 0) return access === FilmAccess.trial ? texts.trial : '';
  return chapter.isFinished ? texts.finished : texts.watched(percent);
}

const Heading = ({ text }: { readonly text: string }) => (
  <View className="recorded-content__heading" {...aria({ role: 'heading', 'aria-level': '3' })}>
    {text}
  </View>
);
