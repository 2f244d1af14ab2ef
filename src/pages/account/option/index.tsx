import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { routes } from '@/contract/routes';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useShown } from '@/features/screen';
import { useLazy } from '@/features/screen/use-lazy';
import { ShareSheet } from '@/features/share';
import { useApp } from '@/stores/app/app-context';
import type { ConsoleGate } from './console/gate';
import { type OptionContext, type OptionRow, optionGroups, rowsOf } from './rows';
import { OptionStore } from './store';
import { optionTexts } from './texts';
import './index.scss';

/** Home, which is public. */
const RECOMMENDED = { key: 'recommend', toURL: routes.index.path };

/** Settings: the account, the device, logout. The rows are in rows.ts. */
const Option = observer(function Option() {
  const app = useApp();
  const { student, sessionPolicy, feedback, platform } = app;
  const [store] = useState(() => new OptionStore(app));
  useLoadForSession(async () => {
    if (!student.privateInfo.value) await student.loadPrivate();
  });
  useShown(() => void store.look());
  // The phone's settings cover the app without hiding the page.
  useEffect(
    () => platform.onVisibilityChange((isVisible) => void (isVisible && store.look())),
    [platform, store],
  );
  const logout = async () => {
    const { title, content, confirm, cancel } = optionTexts.askLogout;
    const options = { title, content, confirmText: confirm, cancelText: cancel, danger: true };
    if (await feedback.confirm(options)) await sessionPolicy.logout();
  };
  return (
    <Screen className="option">
      <View className="option__content">
        <Groups context={{ app, store }} />
        <Pressable className="option__logout test-logout" onPress={() => void logout()}>
          {optionTexts.logout}
        </Pressable>
      </View>
      <Debugging gate={store.console} />
      <ShareSheet open={store.isSharing} input={RECOMMENDED} onClose={() => store.share(false)} />
    </Screen>
  );
});

const Groups = observer(function Groups({ context }: { context: OptionContext }) {
  const groups = optionGroups.map((group) => ({ ...group, rows: rowsOf(group.key, context) }));
  return (
    <>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ key, title, rows }) => (
          <CellGroup key={key} title={title} className="option__group">
            {rows.map((row) => (
              <Row key={row.key} row={row} context={context} />
            ))}
          </CellGroup>
        ))}
    </>
  );
});

/** Separate, so that a changed note re-renders only its row. */
const Row = observer(function Row({ row, context }: { row: OptionRow; context: OptionContext }) {
  const { icon, title, note, press, tap } = row;
  const cell = (
    <Cell
      icon={<Icon name={icon} tone="body" />}
      title={title}
      note={note?.(context)}
      onPress={press && (() => void press(context))}
    />
  );
  return tap ? (
    <View className="option__tap" onClick={() => tap(context)}>
      {cell}
    </View>
  ) : (
    cell
  );
});

/** Rarely used, so lazy. */
const Debugging = observer(function Debugging({ gate }: { gate: ConsoleGate }) {
  return gate.isOpen ? <LazyConsole onClose={() => gate.close()} /> : null;
});

function LazyConsole({ onClose }: { onClose: () => void }) {
  const Console = useLazy(() => import('./console/Console'));
  return Console && <Console onClose={onClose} />;
}

export default screen('option', Option);
