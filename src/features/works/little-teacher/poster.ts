import type { WorkDetail } from '@/contract/works/schema';
import type { PosterContent } from '@/features/growth/poster/content';
import { littleTeacherTexts } from './texts';

const texts = littleTeacherTexts.poster;

/** Poster of an explanation: only what friends can see, too. */
export function workPosterOf({ childName, comments, likes, title, topicTitle }: WorkDetail): PosterContent {
  const figures = [
    { name: texts.likes, value: String(likes), unit: texts.unit },
    { name: texts.comments, value: String(comments), unit: texts.unit },
  ];
  return {
    name: childName,
    headline: texts.headline(childName),
    title: topicTitle || texts.title,
    sentence: texts.sentence(title),
    figures: figures.filter(({ value }) => value !== '0'),
    until: '',
  };
}
