import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Cell, CellGroup } from '@/components/Cell';
import type { Section } from '@/contract/growth/report.schema';
import type { Subject } from '@/contract/courses/values';
import { SectionView } from '@/features/growth/report';
import { goToReports } from '@/features/growth/space';
import { useApp } from '@/stores/app/app-context';
import { situationTexts as texts } from './texts';

/** In their order, each a sentence and a picture. */
export const Sections = ({ sections }: { readonly sections: readonly Section[] }) => (
  <>
    {sections.map((section) => (
      <View key={section.key} {...aria({ role: 'region', 'aria-label': section.title })}>
        <SectionView section={section} isBrief />
      </View>
    ))}
  </>
);

/** Further links. */
export function Ways({ subject }: { readonly subject: Subject | undefined }) {
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
