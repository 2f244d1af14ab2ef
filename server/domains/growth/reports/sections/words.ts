/** Notes and recordings: highlights, teacher comments, the child's voice. Without any there is no section. */
import type { Section } from '../../../../../src/contract/growth/report.schema';
import { PlayableKind } from '../../../../../src/contract/films/values';
import { SectionKey } from '../../../../../src/contract/growth/values';
import { toMoment } from '../../sections/classroom';
import { section } from '../../sections/empty';
import type { LearningEvent } from '../../../learning/events';
import type { EventInput } from '../event-input';
import { factsOf } from '../lesson-facts';
import { SECTION_TITLES, SECTION_WORDS as WORDS } from '../messages';

const MOMENTS = 20;
const RECORDINGS = 10;

/** Those of the lesson if the report covers one, otherwise of its period; newest first. */
export function notesOf(input: EventInput, which: 'highlights' | 'comments'): readonly LearningEvent[] {
  const { lesson } = input.topic;
  return lesson === null ? input.now[which] : factsOf(lesson, input.events)[which].toReversed();
}

export function highlights(input: EventInput): Section | null {
  const found = notesOf(input, 'highlights');
  if (found.length === 0) return null;
  return section(SectionKey.highlights, SECTION_TITLES.highlights, {
    sentence: WORDS.highlights(input.child, found.length),
    moments: found.slice(0, MOMENTS).map(toMoment),
  });
}

export function teacher(input: EventInput): Section | null {
  const found = notesOf(input, 'comments');
  if (found.length === 0) return null;
  return section(SectionKey.teacher, SECTION_TITLES.teacher, {
    sentence: WORDS.comments(found.length),
    moments: found.slice(0, MOMENTS).map(toMoment),
  });
}

export function recordings({ child, recordings: found }: EventInput): Section | null {
  if (found.length === 0) return null;
  const shown = found.slice(0, RECORDINGS);
  return section(SectionKey.recordings, SECTION_TITLES.recordings, {
    sentence: WORDS.recordings(child, shown.length),
    recordings: shown.map(({ id, title, seconds, note }) => ({
      kind: PlayableKind.recording,
      id,
      title: title.slice(0, 64),
      seconds,
      note: note.slice(0, 500),
    })),
  });
}
