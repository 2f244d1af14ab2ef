import { Box, Button, Card, Typography } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import {
  DataTable,
  List,
  RefreshButton,
  ShowButton,
  TopToolbar,
  useCreatePath,
  useListContext,
  useNavigate,
  useResourceContext,
} from 'react-admin';
import { texts } from '../texts';
import { KeyHints } from './QueueHead';
import { useKeys } from './use-keys';

const T = texts.queue;
const OPEN = 'queue-open';

/** What waits, longest first. J and K walk through the rows, Enter opens one. */
export const QueueList = ({ children }: { readonly children: ReactNode }) => (
  <List actions={<QueueActions />} empty={<NothingWaits />} exporter={false} perPage={25} storeKey={false}>
    <Rows>
      <DataTable rowClick="show" bulkActionButtons={false}>
        {children}
        <DataTable.Col label="" align="right">
          <ShowButton className={OPEN} label="ra.action.open" icon={<></>} />
        </DataTable.Col>
      </DataTable>
    </Rows>
  </List>
);

function Rows({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1) => () => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>(`.${OPEN}`) ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    (links[at + by] ?? (at === -1 ? links[0] : undefined))?.focus();
  };
  useKeys({ j: step(1), k: step(-1) });
  return <div ref={box}>{children}</div>;
}

function QueueActions() {
  const { data = [] } = useListContext();
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const [first] = data;
  return (
    <TopToolbar sx={{ alignItems: 'center', flex: 1, gap: 1 }}>
      <KeyHints
        hints={[
          ['J', T.next],
          ['K', T.previous],
          ['Enter', texts.queue.open],
        ]}
      />
      <Box sx={{ flex: 1 }} />
      <RefreshButton />
      {first && (
        <Button
          variant="contained"
          onClick={() => void navigate(createPath({ resource, type: 'show', id: first.id }))}
        >
          {texts.begin}
        </Button>
      )}
    </TopToolbar>
  );
}

export const NothingWaits = () => (
  <Card sx={{ mt: 2, py: 10, textAlign: 'center', flex: 1 }}>
    <Typography variant="h6">{texts.nothingWaits.title}</Typography>
    <Typography color="textSecondary" sx={{ my: 1 }}>
      {texts.nothingWaits.hint}
    </Typography>
    <RefreshButton />
  </Card>
);
