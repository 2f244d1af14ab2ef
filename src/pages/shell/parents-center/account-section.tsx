import { CellGroup, Cell } from '@/components/Cell';
import { useApp } from '@/stores/app-context';
import { openSuggestions } from './open-suggestions';
import { mineTexts } from './texts';

interface AccountSectionProps {
  readonly hasNewLogistics: boolean;
}

/** Section 'My account', and the ways to the suggestions and the settings. */
export function AccountSection({ hasNewLogistics }: AccountSectionProps) {
  const app = useApp();
  const { router, tracker } = app;
  const noted = (entry: string, open: () => Promise<void>) => () => {
    tracker.track('mine_entry_click', { entry });
    void open();
  };
  return (
    <>
      <CellGroup title={mineTexts.account} className="parents-center__group">
        <Cell icon="order" title={mineTexts.orders} onPress={noted('myOrder', () => router.go('myOrder'))} />
        <Cell
          icon="address"
          title={mineTexts.addresses}
          onPress={noted('myAddressList', () => router.go('myAddressCenterMyAddressList'))}
        />
        <Cell
          icon="logistics"
          title={mineTexts.logistics}
          badge={hasNewLogistics && mineTexts.newLogistics}
          onPress={noted('myExpressList', () => router.go('myExpressList'))}
        />
      </CellGroup>
      <CellGroup className="parents-center__group">
        <Cell
          icon="edit"
          title={mineTexts.suggestions}
          onPress={noted('suggestions', () => openSuggestions(app))}
        />
        <Cell
          icon="setting"
          title={mineTexts.settings}
          onPress={noted('option', () => router.go('option'))}
        />
      </CellGroup>
    </>
  );
}
