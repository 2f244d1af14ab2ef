import { observer } from 'mobx-react';
import { useState } from 'react';
import { ResultBody } from '@/components/ResultBody';
import { HigherLevelSkeleton } from '@/features/stepup/higher-level/parts/cards';
import { higherLevelLoginTexts as texts } from '@/features/stepup/higher-level/texts';
import { screen, Screen, useShown } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { HigherLevelLoginStore } from './store';

/** Entry from outside: with the credentials of the step-up service it goes on at once. */
const HigherLevelLogin = observer(function HigherLevelLogin() {
  const app = useApp();
  const [store] = useState(() => new HigherLevelLoginStore(app));
  useShown(() => void store.enter());
  const { title, note, action } = texts.again;
  return (
    <Screen>
      <Loaded of={store.isKnown} skeleton={<HigherLevelSkeleton />} onRetry={() => void store.enter()}>
        {(isKnown) =>
          isKnown ? (
            <HigherLevelSkeleton />
          ) : (
            <ResultBody
              illustration="welcome"
              title={title}
              note={note}
              action={{ text: action, onPress: () => void store.logInAgain() }}
            />
          )
        }
      </Loaded>
    </Screen>
  );
});

export default screen('higherLevelLogin', HigherLevelLogin);
