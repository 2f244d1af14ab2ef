import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import type { OpenClassDetail } from '@/contract/classes/schema';
import { OpenClassState } from '@/contract/classes/values';
import { classTexts } from '@/features/classes';
import { useApp } from '@/stores/app/app-context';
import { openClassTexts as texts } from '../texts';
import { mayEnter } from './note';
import type { OpenClassStore } from './store';

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
