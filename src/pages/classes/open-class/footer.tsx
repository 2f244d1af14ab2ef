import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { OpenClassDetail, OpenClass } from '@/contract/classes/schema';
import { OpenClassState } from '@/contract/classes/values';
import { classTexts, isScarce } from '@/features/classes';
import { useApp } from '@/stores/app/app-context';
import { openClassTexts as texts } from '../texts';
import type { OpenClassStore } from './store';

type Standing = Pick<OpenClass, 'state' | 'isReserved' | 'seats' | 'seatsLeft' | 'hasReplay'>;

/** The child has a seat, or one is free. */
const mayEnter = ({ isReserved, seatsLeft }: Pick<OpenClass, 'isReserved' | 'seatsLeft'>): boolean =>
  isReserved || seatsLeft > 0;

/** The state of the seats as a sentence. */
export function noteOf(of: Standing): string {
  const { state, isReserved, seats, seatsLeft, hasReplay } = of;
  switch (state) {
    case OpenClassState.reserved:
      return texts.yours;
    case OpenClassState.full:
      return texts.noneLeft(seats);
    case OpenClassState.live:
      return isReserved ? texts.yours : mayEnter(of) ? texts.walkIn : texts.liveFull;
    case OpenClassState.over:
      return hasReplay ? texts.over : texts.noReplay;
    default:
      return isScarce(of) ? texts.few(seatsLeft) : texts.seats(seatsLeft, seats);
  }
}

interface FooterProps {
  readonly store: OpenClassStore;
  readonly of: OpenClassDetail;
}

/** The one action for the class's state. */
export const Footer = observer(function Footer({ store, of }: FooterProps) {
  const { doing } = store;
  switch (of.state) {
    case OpenClassState.soon:
      return (
        <Button block loading={doing === 'reserve'} onPress={() => void store.reserve()}>
          {texts.reserve}
        </Button>
      );
    case OpenClassState.reserved:
      return (
        <Button block kind="danger-text" loading={doing === 'cancel'} onPress={() => void store.cancel()}>
          {texts.cancel}
        </Button>
      );
    case OpenClassState.full:
      return <ToList />;
    case OpenClassState.live:
      return mayEnter(of) ? (
        <Button block loading={doing === 'enter'} onPress={() => void store.enter()}>
          {classTexts.enter}
        </Button>
      ) : (
        <ToList />
      );
    default:
      return of.hasReplay && !store.isWatching ? (
        <Button block onPress={() => store.watch()}>
          {classTexts.watch}
        </Button>
      ) : (
        <ToList />
      );
  }
});

/** Not available: link to other classes. */
function ToList() {
  const { router } = useApp();
  return (
    <Button block kind="secondary" onPress={() => void router.replace('openClassCenterOpenClassPage')}>
      {texts.toList}
    </Button>
  );
}
