import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { OpenClassDetail } from '@/contract/classes/schema';
import { OpenClassState } from '@/contract/classes/values';
import { classTexts } from '@/features/classes';
import { useApp } from '@/stores/app-context';
import { openClassTexts as texts } from '../texts';
import { mayEnter } from './note';
import type { OpenClassStore } from './store';

interface FooterProps {
  readonly store: OpenClassStore;
  readonly of: OpenClassDetail;
}

const nothing = () => undefined;

/** The one thing to do, as the class stands. */
export const Footer = observer(function Footer({ store, of }: FooterProps) {
  const { router } = useApp();
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
        <Button block kind="secondary" loading={doing === 'cancel'} onPress={() => void store.cancel()}>
          {texts.cancel}
        </Button>
      );
    case OpenClassState.full:
      return (
        <Button block disabled onPress={nothing}>
          {texts.full}
        </Button>
      );
    case OpenClassState.live:
      return mayEnter(of) ? (
        <Button block loading={doing === 'enter'} onPress={() => void store.enter()}>
          {classTexts.enter}
        </Button>
      ) : (
        <Button block disabled onPress={nothing}>
          {texts.noSeat}
        </Button>
      );
    default:
      return of.hasReplay && !store.isWatching ? (
        <Button block onPress={() => store.watch()}>
          {classTexts.watch}
        </Button>
      ) : (
        <Button block kind="secondary" onPress={() => void router.replace('openClassCenterOpenClassPage')}>
          {texts.toList}
        </Button>
      );
  }
});
