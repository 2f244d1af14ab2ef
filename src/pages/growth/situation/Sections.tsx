import { View } from '@tarojs/components';
import { useRef } from 'react';
import { aria } from '@/components/aria';
import { Cell, CellGroup } from '@/components/Cell';
import { prefersReducedMotion } from '@/components/motion';
import { Pressable } from '@/components/Pressable';
import type { Section } from '@/contract/growth/report.schema';
import type { Situation } from '@/contract/growth/schema';
import type { Subject } from '@/contract/courses/values';
import { SectionView } from '@/features/growth/report';
import { goToReports } from '@/features/growth/space';
import { useApp } from '@/stores/app/app-context';
import { situationTexts as texts } from './texts';

/** With fewer sections no index is needed. */
const INDEX_FROM = 4;

interface SectionsProps {
  readonly situation: Situation;
  readonly subject: Subject | undefined;
}

/** The sections in order, below an index; then further links. */
export function Sections({ situation: { sections, sentence }, subject }: SectionsProps) {
  const boxes = useRef(new Map<string, unknown>());
  return (
    <>
      {sections.length >= INDEX_FROM && (
        <Index sections={sections} onChoose={(key) => scrollTo(boxes.current.get(key))} />
      )}
      <Ways subject={subject} />
      {sections.map((section) => (
        <View
          key={section.key}
          ref={(box: unknown) => void boxes.current.set(section.key, box)}
          className="situation__section"
          {...aria({ role: 'region', 'aria-label': section.title, tabIndex: '-1' })}
        >
          <SectionView section={withoutSaid(section, sentence)} />
        </View>
      ))}
    </>
  );
}

/** The overview's sentence is the summary shown at the top: do not repeat it. */
const withoutSaid = (section: Section, said: string): Section =>
  section.isEnough && section.sentence === said ? { ...section, sentence: '' } : section;

interface IndexProps {
  readonly sections: readonly Section[];
  readonly onChoose: (key: string) => void;
}

const Index = ({ sections, onChoose }: IndexProps) => (
  <View className="situation__index" {...aria({ role: 'navigation', 'aria-label': texts.index })}>
    {sections.map(({ key, title }) => (
      <Pressable key={key} className="situation__entry" role="link" onPress={() => onChoose(key)}>
        <View className="situation__entry-text">{title}</View>
      </Pressable>
    ))}
  </View>
);

function Ways({ subject }: Pick<SectionsProps, 'subject'>) {
  const { router } = useApp();
  const ofSubject = subject === undefined ? {} : { subject: String(subject) };
  return (
    <CellGroup className="situation__ways">
      {router.shows('growUpSituationSchedule') && (
        <Cell
          icon="calendar"
          title={texts.schedule}
          note={texts.scheduleNote}
          onPress={() => void router.go('growUpSituationSchedule', ofSubject)}
        />
      )}
      <Cell icon="order" title={texts.reports} onPress={() => void goToReports(router)} />
    </CellGroup>
  );
}

/** Moves the focus along. */
function scrollTo(box: unknown): void {
  if (!(box instanceof HTMLElement)) return;
  box.focus({ preventScroll: true });
  if (typeof box.scrollIntoView !== 'function') return;
  box.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}
